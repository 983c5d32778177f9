# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.tensor([1, 2, 3])

holds = {
    "torch.empty_like(x).copy_(x)": str(torch.empty_like(x).copy_(x)) == "tensor([1, 2, 3])",
    "torch.tensor(x)": str(torch.tensor(x)) == "tensor([1, 2, 3])",
}
