# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
x = bytearray(b"abcd")

a = bytearray(x)
b = x[:]
c = x.copy()
d = bytes(x)

x[0] = 90
print(a, b, c, d)
