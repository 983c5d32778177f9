# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = torch.Tensor(x)

print("y", y.requires_grad, y.is_leaf, y.grad_fn)
