# /// copyscope
# compare = ["t -> l", "t -> m"]
# ///
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
l = t.tolist()
m = memoryview(t.numpy().reshape(-1))
