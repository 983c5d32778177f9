# /// copyscope
# raises = "ValueError"
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
y = torch.asarray(x, dtype=torch.float64)
print("y", y.dtype)
torch.asarray(x, dtype=torch.float64, copy=False)
