# /// copyscope
# raises = "RuntimeError"
# ///
import copy
import torch


class Model(torch.nn.Linear):
    def forward(self, x):
        self.out = super().forward(x)
        return self.out


model = Model(2, 2)
print(copy.deepcopy(model))
model(torch.ones(1, 2))
copy.deepcopy(model)
