# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

x.to_mkldnn().data_ptr()
