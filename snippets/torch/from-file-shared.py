# /// copyscope
# compare = ["x -> y"]
# ///
import tempfile
from pathlib import Path

import torch

path = str(Path(tempfile.mkdtemp(), "x.bin"))
torch.arange(6.).numpy().tofile(path)
x = torch.from_file(path, shared=True, size=6)
y = torch.from_file(path, shared=True, size=6)

print("x.data_ptr() == y.data_ptr()", x.data_ptr() == y.data_ptr())
x[0] = 42
print("y", y)
