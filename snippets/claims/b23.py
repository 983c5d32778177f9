# /// copyscope
# claim = "holds"
# ///
import torch


def own(x, y):
    shared = y.untyped_storage()._cdata == x.untyped_storage()._cdata
    return 0 if shared else y.untyped_storage().nbytes()


holds = {}
for size in (3, 1000):
    x = torch.ones(size)
    named = [own(x, torch.stack((x, x))), own(x, x.unsqueeze(0).expand(2, -1))]
    others = [own(x, torch.cat((x, x))), own(x, x.repeat(2, 1))]
    print(named, others)
    holds[f"torch.ones({size})"] = max(named) < min(others)
