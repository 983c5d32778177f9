# /// copyscope
# compare = ["t -> a", "t -> f"]
# ///
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
t.requires_grad_()
a = t.detach().numpy()
f = t.numpy(force=True)

a[0, 0] = 99.
print("t", t)
print("t._version", t._version)
