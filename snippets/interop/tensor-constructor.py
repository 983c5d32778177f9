# /// copyscope
# compare = ["f64 -> t", "f32 -> u", "f32 -> v"]
# ///
import numpy as np
import torch

f64 = np.arange(6.).reshape(2, 3)
t = torch.Tensor(f64)

f32 = np.arange(6., dtype=np.float32)
u = torch.Tensor(f32)
v = torch.FloatTensor(f32)
