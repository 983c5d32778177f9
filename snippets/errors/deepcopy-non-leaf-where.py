# /// copyscope
# ///
import torch


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.head = torch.nn.Linear(2, 1)

    def forward(self, x):
        self.out = self.head(x)
        return self.out


m = Net()
m(torch.ones(1, 2))
for name, part in m.named_modules():
    for key, value in vars(part).items():
        if torch.is_tensor(value) and value.grad_fn is not None:
            print(repr(name), key, value.grad_fn)
