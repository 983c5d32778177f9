# /// copyscope
# compare = ["x -> y"]
# ///
x = [1]
x.append(x)
y = x[1]

y.append(2)
print("x", x)
