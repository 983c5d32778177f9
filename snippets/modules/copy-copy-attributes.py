# /// copyscope
# compare = ["model.losses -> c.losses"]
# shown_as = {"c.losses" = "copy.copy(model).losses"}
# ///
import copy

from torch import nn

model = nn.Linear(2, 2)
model.epoch = 0
model.losses = []
c = copy.copy(model)
c.epoch += 1
c.losses.append(0.5)

print("model.epoch", model.epoch)
print("model.losses", model.losses)
