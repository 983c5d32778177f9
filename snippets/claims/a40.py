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


def nbytes(x):
    return x.untyped_storage().nbytes()


x = torch.ones(2, requires_grad=True)
x.tag = "a"
wide, part = torch.ones(1).expand(3), torch.ones(1000)[:2]

holds = {
    "x.is_leaf": copies(x).is_leaf == x.clone().is_leaf,
    "x.tag": hasattr(copies(x), "tag") == hasattr(x.clone(), "tag"),
    "wide.stride()": copies(wide).stride() == wide.clone().stride(),
    "nbytes(part)": nbytes(copies(part)) == nbytes(part.clone()),
    "x * 2": copies(x * 2) is not None,
}
