# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
a = x.T.contiguous()
b = x.T.reshape(6)
c = x.T.clone()

print("x.T.is_contiguous()", x.T.is_contiguous())
print("a", a.stride(), a.is_contiguous())
print("c", c.stride(), c.is_contiguous())
