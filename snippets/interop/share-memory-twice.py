# /// copyscope
# ///
import torch

t = torch.arange(6.)
t.share_memory_()
moved = t.data_ptr()
t.share_memory_()
print(t.data_ptr() == moved)
