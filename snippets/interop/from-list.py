# /// copyscope
# compare = ["x -> t", "l -> u"]
# shown_as = {t = 'torch.asarray([1, 2, 3])', u = 'torch.tensor([np.arange(3.), np.arange(3.)])'}
# ///
import numpy as np
import torch

x = [1, 2, 3]
t = torch.asarray(x)

l = [np.arange(3.), np.arange(3.)]
u = torch.tensor(l)
