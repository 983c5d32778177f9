# /// copyscope
# compare = ["t -> v"]
# ///
import torch

t = torch.arange(6.)
v = t[:2]
before = t.data_ptr()
storage = t.untyped_storage()._cdata
t.share_memory_()

print("t.data_ptr() == before", t.data_ptr() == before)
print("v.data_ptr() == t.data_ptr()", v.data_ptr() == t.data_ptr())
print("storage", t.untyped_storage()._cdata == storage)
print("t.is_shared()", t.is_shared())
