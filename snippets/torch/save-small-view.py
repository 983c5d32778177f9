# /// copyscope
# compare = ["x -> y"]
# ///
import io
import torch

def saved_and_loaded(t):
    file = io.BytesIO()
    torch.save(t, file)
    file.seek(0)
    return torch.load(file)



base = torch.zeros(100_000)
x = base[:2]
y = saved_and_loaded(x)

print(y.shape, y.untyped_storage().nbytes() > 100_000)
