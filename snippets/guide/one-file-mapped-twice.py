# /// copyscope
# ///
import tempfile
from pathlib import Path

import torch

with tempfile.TemporaryDirectory() as folder:
    path = str(Path(folder, "x.bin"))
    x = torch.from_file(path, shared=True, size=4)
    y = torch.from_file(path, shared=True, size=4)
    x[0] = 42

    print("same address", x.data_ptr() == y.data_ptr())
    print("y", y)
