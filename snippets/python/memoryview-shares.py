# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
x = bytearray(b"abcd")

a = memoryview(x)
b = memoryview(x)[1:3]
c = memoryview(x).tobytes()

b[0] = 90
print("x", x)
print("a.tobytes()", a.tobytes())
print("c", c)
