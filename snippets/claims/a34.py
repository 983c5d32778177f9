# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.exp()
d = y.detach()
shared = d.data_ptr() == y.data_ptr()
d += 1

holds = {
    "d is not y": d is not y,
    "d.data_ptr() == y.data_ptr()": shared,
    "d += 1; y._version == 0": y._version == 0,
}
