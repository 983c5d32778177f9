# /// copyscope
# compare = ["r -> c"]
# ///
import torch

r = torch.eye(3).to_sparse_csr()
c = r.clone()

for name, t in {"r": r, "c": c}.items():
    print(name, hex(t.values().data_ptr()), hex(t.crow_indices().data_ptr()))
