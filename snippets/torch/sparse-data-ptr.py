# /// copyscope
# raises = "RuntimeError"
# ///
import torch

s = torch.eye(3).to_sparse()
s.data_ptr()
