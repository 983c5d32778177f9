# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = x.T

print("y.shape", tuple(y.shape))
print("x[:, None].shape", tuple(x[:, None].shape))
print("x.expand(4, 2, 3).mT.shape", tuple(x.expand(4, 2, 3).mT.shape))
