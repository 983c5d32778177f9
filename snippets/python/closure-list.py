# /// copyscope
# compare = ["a -> b", "a -> c"]
# ///
def collector():
    v = []

    def add(k):
        v.append(k)
        return v

    return add

f, g = collector(), collector()
a, b = f(1), f(2)
c = g(3)

print("a", a, "b", b, "c", c)
