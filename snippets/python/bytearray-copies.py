# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# shown_as = {b = "bytearray(b'abcd')[:]", c = "bytearray(b'abcd').copy()"}
# ///
x = bytearray(b"abcd")

a = bytearray(x)
b = x[:]
c = x.copy()
d = bytes(x)

x[0] = 90
print(a, b, c, d)
