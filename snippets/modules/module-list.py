# /// copyscope
# compare = ["layers[0] -> layers[1]", "copies[0] -> copies[1]", "again[0] -> again[1]"]
# shown_as = {"layers[1]" = "nn.ModuleList([nn.Linear(2, 2) for _ in range(3)])[1]", "copies[1]" = "nn.ModuleList([copy.deepcopy(layer) for _ in range(3)])[1]", "again[1]" = "nn.ModuleList([layer for _ in range(3)])[1]"}
# ///
import copy

from torch import nn

layer = nn.Linear(2, 2)
layers = nn.ModuleList([nn.Linear(2, 2) for _ in range(3)])
copies = nn.ModuleList([copy.deepcopy(layer) for _ in range(3)])
again = nn.ModuleList([layer for _ in range(3)])

for m in (layers, copies, again):
    print("number of parameters", len(list(m.parameters())))
