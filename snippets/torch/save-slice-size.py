# /// copyscope
# ///
import io
import torch

x = torch.zeros(100_000)

for name, t in {"x": x, "x[:10]": x[:10], "x[:10].clone()": x[:10].clone()}.items():
    file = io.BytesIO()
    torch.save(t, file)
    print(name, file.tell() > 400_000, file.tell() < 4_000)
