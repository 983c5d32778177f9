# /// copyscope
# compare = ["t -> a", "t -> b"]
# ///
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
a = t.numpy().copy()
b = t.clone().numpy()
