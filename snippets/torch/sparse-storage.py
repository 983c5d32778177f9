# /// copyscope
# raises = "NotImplementedError"
# ///
import torch

s = torch.eye(3).to_sparse()
s.untyped_storage()
