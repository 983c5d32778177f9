# /// copyscope
# compare = ["model -> q"]
# ///
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2))
q = torch.ao.quantization.quantize_dynamic(model, {nn.Linear})

print("model[0]", type(model[0]))
print("q[0]", type(q[0]))
