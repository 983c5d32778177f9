# /// copyscope
# compare = ["x -> y"]
# ///
x = [[[1], 2], [[3], 4]]
y = [row[:] for row in x]

print("y[0] is x[0]", y[0] is x[0])
print("y[0][0] is x[0][0]", y[0][0] is x[0][0])
