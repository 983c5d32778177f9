# /// copyscope
# compare = ["x -> y"]
# ///
import tempfile
from pathlib import Path

import torch

path = Path(tempfile.mkdtemp(), "x.pt")
x = torch.arange(6.)
torch.save(x, path)
y = torch.load(path, mmap=True)
y[0] = 42

print("y", y)
print("torch.load(path)", torch.load(path))
