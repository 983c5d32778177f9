# /// copyscope
# ///
import torch

w = torch.ones(2, requires_grad=True)
with torch.inference_mode():
    x = torch.ones(2)

c = x.clone()
print(x.is_inference(), x.detach().is_inference(), c.is_inference())
print(x.data_ptr() == c.data_ptr())

(w * c).sum().backward()
print(w.grad)
