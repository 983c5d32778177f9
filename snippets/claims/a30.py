# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.arange(10.0)
a, b = x[9], x[9]

holds = {
    "x[9]": isinstance(a, torch.Tensor) and a is not x,
    "id(x[9]), id(x[9])": id(a) != id(b) and a.data_ptr() == b.data_ptr(),
}
