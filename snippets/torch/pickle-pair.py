# /// copyscope
# compare = ["parts -> c", "c[0] -> c[1]"]
# ///
import pickle
import torch

base = torch.arange(6.)
parts = [base[:3], base[3:]]
c = pickle.loads(pickle.dumps(parts))

print(len({t.untyped_storage()._cdata for t in c}))
