# /// copyscope
# claim = "holds"
# ///
from collections.abc import Mapping

import torch

holds = {
    "torch.Tensor": not issubclass(torch.Tensor, Mapping),
    "torch.TensorDict": not hasattr(torch, "TensorDict"),
}
