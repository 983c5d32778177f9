# /// copyscope
# raises = "AssertionError"
# ///
import torch
from torch import nn

from copyscope import assert_independent

a = nn.Linear(2, 2, device="meta")
b = nn.Linear(2, 2, device="meta")
assert_independent(a, b)
