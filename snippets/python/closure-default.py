# /// copyscope
# compare = ["a -> b"]
# ///
fs = [lambda i=i: i for i in range(3)]
a = fs[0]()
b = fs[1]()

print(a, b)
