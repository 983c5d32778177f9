# /// copyscope
# compare = ["source -> target"]
# shown_as = {target = "target.load_state_dict(source.state_dict(), assign=True)"}
# ///
from torch import nn

source = nn.Linear(2, 2)
target = nn.Linear(2, 2)
weight = target.weight
target.load_state_dict(source.state_dict(), assign=True)

print("target.weight is weight", target.weight is weight)
print("target.weight is source.weight", target.weight is source.weight)
print("same memory", target.weight.data_ptr() == source.weight.data_ptr())
