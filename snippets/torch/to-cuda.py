# /// copyscope
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

print("torch.cuda.is_available()", torch.cuda.is_available())

try:
    print("x.cuda() is x", x.cuda() is x)
except (AssertionError, RuntimeError) as error:
    print(type(error).__name__, error)
