# /// copyscope
# claim = "holds"
# ///
import torch

sources = {"torch.ones(3)": torch.ones(3), "torch.ones(2, 3)": torch.ones(2, 3)}

holds = {n: torch.stack((x, x), dim=0).shape == (2, *x.shape) for n, x in sources.items()}
