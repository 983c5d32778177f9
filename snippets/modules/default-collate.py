# /// copyscope
# compare = ["a -> batch", "array -> batch2", "number -> batch3"]
# shown_as = {batch = "default_collate([a, b])", batch2 = "default_collate([array, array])", batch3 = "default_collate([number, number])"}
# ///
import numpy as np
import torch
from torch.utils.data import default_collate

a, b = torch.zeros(3), torch.ones(3)
array = np.zeros(3)
number = 0.5
batch = default_collate([a, b])
batch2 = default_collate([array, array])
batch3 = default_collate([number, number])

print(batch.shape, batch2.shape, batch3.shape)
