# /// copyscope
# compare = ["x -> v", "x -> c"]
# ///
import torch

x = torch.arange(6.)
v = x[2:]
c = x.clone()

for name, t in {"x": x, "v": v, "c": c}.items():
    print(name, hex(id(t)), hex(t.data_ptr()), hex(t.untyped_storage().data_ptr()))
print("v.storage_offset()", v.storage_offset())
print("v.data_ptr() - x.data_ptr()", v.data_ptr() - x.data_ptr())
