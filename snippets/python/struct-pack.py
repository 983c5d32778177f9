# /// copyscope
# ///
import struct

x = bytearray(8)
before = id(x)
struct.pack_into("<i", x, 4, 5)
print("x", x, "id(x) == before", id(x) == before)

n = struct.unpack_from("<i", x, 4)
x[4] = 9
print("n", n)
