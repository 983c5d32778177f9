# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

y = x.to_mkldnn()

print(y.layout)
print("torch.equal(y.to_dense(), x)", torch.equal(y.to_dense(), x))
