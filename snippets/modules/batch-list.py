# /// copyscope
# compare = ["batch -> shallow"]
# ///
import torch

batch = [torch.arange(3.0), torch.ones(2)]
shallow = batch[:]

print("shallow[0] is batch[0]", shallow[0] is batch[0])
