# /// copyscope
# compare = ["n -> m", "f -> g"]
# ///
def plus(x):
    print("enter", hex(id(x)))
    x += 1
    print("after +=", hex(id(x)))
    return x

n, f = 5, 5.0
m = plus(n)
g = plus(f)

print("n", n, "m", m, hex(id(m)))
print("f", f, "g", g, hex(id(g)))
