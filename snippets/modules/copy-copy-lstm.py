# /// copyscope
# compare = ["lstm -> c"]
# ///
import copy

from torch import nn

lstm = nn.LSTM(2, 2)
c = copy.copy(lstm)

print("c._flat_weights is lstm._flat_weights", c._flat_weights is lstm._flat_weights)
