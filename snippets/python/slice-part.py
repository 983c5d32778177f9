# /// copyscope
# compare = ["x -> y", "t -> u"]
# ///
x = [1, [2], 3]
t = (1, [2], 3)

y = x[:2]
u = t[:2]

print("y[1] is x[1]", y[1] is x[1])
print("u[1] is t[1]", u[1] is t[1])
