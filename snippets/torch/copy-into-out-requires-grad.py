# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = torch.zeros(3)
with torch.no_grad():
    torch.mul(x, 2, out=y)
print("y", y)
torch.mul(x, 2, out=y)
