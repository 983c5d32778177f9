# /// copyscope
# compare = ["frozen -> c", "frozen.weight -> c.weight"]
# shown_as = {"c.weight" = "copy.deepcopy(frozen).weight"}
# ///
import copy

from torch import nn

frozen = nn.Linear(2, 2).requires_grad_(False).eval()
c = copy.deepcopy(frozen)

print("c.weight.requires_grad", c.weight.requires_grad)
print("c.training", c.training)
