# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
y = x.clone().detach()
i = torch.tensor([1, 2, 3])
print(y)

holds = {
    "y": "requires_grad=False" in repr(y),
    "i": "requires_grad=False" in repr(i),
}
