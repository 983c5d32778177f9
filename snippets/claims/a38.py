# /// copyscope
# claim = "holds"
# ///
import torch

tensors = {
    "torch.tensor(5)": torch.tensor(5),
    "torch.tensor([1.0, 2.0])": torch.tensor([1.0, 2.0]),
    "torch.nn.Parameter(torch.ones(2))": torch.nn.Parameter(torch.ones(2)),
}

holds = {name: hasattr(t, "copy") for name, t in tensors.items()}
