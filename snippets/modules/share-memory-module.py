# /// copyscope
# compare = ["model -> same"]
# ///
from torch import nn

model = nn.Linear(2, 2)
weight, address = model.weight, model.weight.data_ptr()
same = model.share_memory()

print("model.weight is weight", model.weight is weight)
print("address moved", model.weight.data_ptr() != address)
print("model.weight.is_shared()", model.weight.is_shared())
