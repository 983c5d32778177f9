# /// copyscope
# compare = ["v -> c"]
# ///
import io
import torch

v = torch.zeros(100_000)[:2]
c = v.clone()

for name, t in {"v": v, "c": c}.items():
    file = io.BytesIO()
    torch.save(t, file)
    print(name, t.nbytes, t.untyped_storage().nbytes(), file.tell() > 400_000)
