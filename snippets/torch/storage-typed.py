# /// copyscope
# ///
import torch

x = torch.arange(4.)
old = x.storage()
new = x.untyped_storage()

print(type(old).__name__, len(old), type(new).__name__, len(new))
print("old.data_ptr() == new.data_ptr()", old.data_ptr() == new.data_ptr())
print("x.storage() is x.storage()", x.storage() is x.storage())
