# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
h = x * 2
y = torch.cat((h, h))

print("y.grad_fn", y.grad_fn.name())
for node, _ in y.grad_fn.next_functions:
    print(node.name(), node is h.grad_fn)
