# /// copyscope
# compare = ["a -> b", "c -> d"]
# ///
fs = [lambda i=i: i for i in range(3)]
a = fs[0]()
b = fs[1]()
print(a, b)

v = []
gs = [lambda w=v: w for _ in range(2)]
c = gs[0]()
d = gs[1]()
print("c is v", c is v, "d is v", d is v)
