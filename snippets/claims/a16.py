# /// copyscope
# claim = "holds"
# ///
import ctypes

x = [1, 2]
at_address = ctypes.cast(id(x), ctypes.py_object).value

holds = {
    "hex(id(x))": at_address is x,
    "hex(id([1])), hex(id([2]))": hex(id([1])) != hex(id([2])),
}
