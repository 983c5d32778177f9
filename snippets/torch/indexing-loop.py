# /// copyscope
# ///
import torch

x = torch.zeros(3)
for element in x:
    element += 1
print(x)

for element in x.tolist():
    element += 1
print(x)
