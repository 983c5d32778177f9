# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
h = x * 2
y = h.clone()
node, _ = y.grad_fn.next_functions[0]

print("y.grad_fn", y.grad_fn.name())
print("node is h.grad_fn", node is h.grad_fn)
print("h.clone().detach().grad_fn", h.clone().detach().grad_fn)
