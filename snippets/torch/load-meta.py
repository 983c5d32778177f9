# /// copyscope
# compare = ["x -> y"]
# ///
import io
import torch

file = io.BytesIO()
x = torch.zeros(100_000)
torch.save(x, file)
file.seek(0)
y = torch.load(file, map_location="meta")

print(y.device, y.shape, y.data_ptr())
