# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]])
t = x.T
shared = t.untyped_storage()._cdata == x.untyped_storage()._cdata
t[0, 0] = 9

holds = {
    "id(t) != id(x)": id(t) != id(x),
    "untyped_storage()": shared,
    "t[0, 0] = 9; x[0, 0] == 0": bool(x[0, 0] == 0),
}
