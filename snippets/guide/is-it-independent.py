# /// copyscope
# compare = ["model -> c"]
# ///
import copy

from torch import nn

from copyscope import compare

model = nn.Linear(2, 2)
c = copy.copy(model)
s = compare(model, c)

print("s.verdict", s.verdict.value)
print("s.independent", s.independent)
print("s.shared", s.shared[:3])
