# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = x.repeat_interleave(2)

print("repeat_interleave", y.tolist())
print("repeat", x.repeat(2).tolist())
