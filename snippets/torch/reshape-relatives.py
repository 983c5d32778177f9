# /// copyscope
# compare = ["v -> a", "x -> b", "c -> d", "x -> e", "p -> f"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
v = torch.tensor([0., 1., 2.], requires_grad=True)
c = torch.zeros(2, 3, 4, requires_grad=True)
p = torch.arange(4.).reshape(1, 4, 1, 1)

a = v.unflatten(0, (1, 3))
b = x.reshape(2, 3, 1).permute(2, 0, 1)
d = torch.nn.Flatten()(c)
e = torch.nn.Flatten()(x)
f = torch.nn.functional.pixel_shuffle(p, 2)
