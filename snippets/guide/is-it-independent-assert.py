# /// copyscope
# raises = "AssertionError"
# ///
from torch import nn

from copyscope import assert_independent

model = nn.Linear(2, 2)
best = model.state_dict()
assert_independent(model, best)
