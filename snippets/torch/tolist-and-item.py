# /// copyscope
# compare = ["x -> n", "x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

n = x.tolist()
y = torch.tensor(x.tolist())
i = x[1, 2].item()
x.zero_()

print(type(n).__name__, n)
print(type(i).__name__, i)
print("y", y)
