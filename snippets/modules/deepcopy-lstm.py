# /// copyscope
# compare = ["lstm -> c"]
# ///
import copy

from torch import nn

lstm = nn.LSTM(2, 2)
c = copy.deepcopy(lstm)

print("c._flat_weights[0] is c.weight_ih_l0", c._flat_weights[0] is c.weight_ih_l0)
