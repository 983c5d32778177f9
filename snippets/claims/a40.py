# /// copyscope
# claim = "holds"
# ///
import copy

import torch


def copies(x):
    try:
        return copy.deepcopy(x)
    except RuntimeError:
        return None


x = torch.ones(2, requires_grad=True)
x.tag = "a"
wide, part = torch.ones(1).expand(3), torch.ones(1000)[:2]

holds = {
    "is_leaf": copies(x).is_leaf == x.clone().is_leaf,
    "tag": hasattr(copies(x), "tag") == hasattr(x.clone(), "tag"),
    "stride()": copies(wide).stride() == wide.clone().stride(),
    "nbytes": copies(part).untyped_storage().nbytes() == part.clone().untyped_storage().nbytes(),
    "x * 2": copies(x * 2) is not None,
}
