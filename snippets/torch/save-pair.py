# /// copyscope
# compare = ["parts -> a", "parts -> b", "a[0] -> a[1]", "b[0] -> b[1]"]
# ///
import io
import torch

def saved_and_loaded(t):
    file = io.BytesIO()
    torch.save(t, file)
    file.seek(0)
    return torch.load(file)



base = torch.arange(6.)
parts = [base[:3], base[3:]]
a = saved_and_loaded(parts)
b = [saved_and_loaded(t) for t in parts]

for pair in (parts, a, b):
    print(len({t.untyped_storage()._cdata for t in pair}))
