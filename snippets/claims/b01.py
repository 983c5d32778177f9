# /// copyscope
# claim = "holds"
# ///
import torch

sources = {
    "torch.ones(2)": torch.ones(2),
    "torch.tensor([1, 2])": torch.tensor([1, 2]),
    "torch.ones(3)[1:]": torch.ones(3)[1:],
}
holds = {}
for name, x in sources.items():
    y = x.new_tensor(x)
    holds[name] = torch.equal(x, y) and y.data_ptr() != x.data_ptr()
