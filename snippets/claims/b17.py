# /// copyscope
# claim = "holds"
# ///
import torch

sources = {"torch.ones(3)": torch.ones(3), "torch.ones(10, 100)": torch.ones(10, 100)}
holds = {}
for name, x in sources.items():
    cat, stack = torch.cat((x, x)), torch.stack((x, x))
    holds[name] = stack.untyped_storage().nbytes() < cat.untyped_storage().nbytes()
    print(name, cat.untyped_storage().nbytes(), stack.untyped_storage().nbytes())
