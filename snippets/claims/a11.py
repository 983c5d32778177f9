# /// copyscope
# claim = "holds"
# ///
import torch


def shallow(a, b):
    return b is not a and all(p is q for p, q in zip(a, b))


l, t = [1, [2]], torch.arange(3.0)
of_list = {
    "=": shallow(l, l),
    ".copy()": shallow(l, l.copy()),
    "[:]": shallow(l, l[:]),
}
of_tensor = {
    "=": shallow(t, t),
    ".copy()": hasattr(t, "copy"),
    "[:]": shallow(t, t[:]),
}
print(of_list)
print(of_tensor)

holds = {"list": all(of_list.values()), "torch.Tensor": all(of_tensor.values())}
