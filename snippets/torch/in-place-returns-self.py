# /// copyscope
# compare = ["x -> a", "x -> b", "r -> c"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
r = torch.zeros(1, 3)

a = x.index_put_((torch.tensor([0]),), torch.tensor(5.))
b = torch.nn.functional.relu(x, inplace=True)
c = r.squeeze_()

print("r.shape", r.shape)
