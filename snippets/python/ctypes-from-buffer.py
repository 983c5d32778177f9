# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import ctypes

x = (ctypes.c_int * 3)(1, 2, 3)

a = type(x).from_buffer(x)
b = type(x).from_buffer_copy(x)

a[0] = 9
print("x[0]", x[0])
print("b[0]", b[0])
