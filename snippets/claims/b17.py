# /// copyscope
# claim = "holds"
# ///
import torch

holds = {}
for shape in ((3,), (10, 100)):
    x = torch.ones(shape)
    cat = torch.cat((x, x)).untyped_storage().nbytes()
    stack = torch.stack((x, x)).untyped_storage().nbytes()
    print(shape, cat, stack)
    holds[str(shape)] = stack < cat
