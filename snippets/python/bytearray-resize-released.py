# /// copyscope
# ///
x = bytearray(b"abcd")

with memoryview(x) as y:
    y[0] = 90
x.append(33)

print("x", x)
