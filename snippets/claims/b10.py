# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.tensor([1, 2, 3])
y = x.new_tensor(x)

holds = {
    "str(x)": str(x) == "tensor([1, 2, 3])",
    "str(y)": str(y) == "tensor([1, 2, 3])",
    "x.is_leaf": x.is_leaf,
    "y.is_leaf": y.is_leaf,
}
