# /// copyscope
# raises = "BufferError"
# ///
x = bytearray(b"abcd")
y = memoryview(x)

x.append(1)
