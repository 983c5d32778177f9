# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.tensor([1, 2, 3])

results = {
    "torch.empty_like(x).copy_(x)": torch.empty_like(x).copy_(x),
    "torch.tensor(x)": torch.tensor(x),
}

holds = {name: str(y) == "tensor([1, 2, 3])" for name, y in results.items()}
