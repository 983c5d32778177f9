# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
results = (
    torch.cat((x, x)),
    torch.stack((x, x)),
    x.repeat(2, 1),
    x.unsqueeze(0).expand(2, -1),
)
for y in results:
    x.grad = None
    y.sum().backward()
    print(y.grad_fn.name(), x.grad)
