# /// copyscope
# raises = "BufferError"
# ///
x = bytearray(b"abcd")
v = memoryview(x)
x.append(1)
