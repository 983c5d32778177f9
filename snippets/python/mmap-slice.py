# /// copyscope
# compare = ["x -> a", "x -> b"]
# shown_as = {a = "mmap.mmap(-1, 16)[:4]", b = "memoryview(mmap.mmap(-1, 16))"}
# ///
import mmap

x = mmap.mmap(-1, 16)

a = x[:4]
b = memoryview(x)

b[0] = 90
print("a", a)
print("x[:4]", x[:4])
