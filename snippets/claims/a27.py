# /// copyscope
# claim = "holds"
# ///
import torch


def immutable(t):
    alias = t
    t += 1
    return not (t is alias and torch.equal(t, alias))


holds = {
    "torch.tensor(5)": immutable(torch.tensor(5)),
    "torch.tensor(5.0)": immutable(torch.tensor(5.0)),
}
