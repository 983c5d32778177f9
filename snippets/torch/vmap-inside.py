# /// copyscope
# raises = "RuntimeError"
# ///
import torch

def f(row):
    print(type(row).__name__, row.shape, torch._C._functorch.is_batchedtensor(row))
    return row.data_ptr()


torch.vmap(f)(torch.zeros(2, 3))
