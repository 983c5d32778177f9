# /// copyscope
# ///
import torch

called_on = torch.empty(1, device="meta")
x = torch.tensor([1.5, 2.5])
y = called_on.new_tensor(x)

print("x.device", x.device)
print("y.device", y.device)
