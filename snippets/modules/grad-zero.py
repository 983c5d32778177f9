# /// copyscope
# compare = ["kept -> w.grad"]
# shown_as = {"w.grad" = "optimizer.zero_grad(set_to_none=False)"}
# ///
import torch

w = torch.ones(3, requires_grad=True)
optimizer = torch.optim.SGD([w], lr=0.1)
w.sum().backward()
kept = w.grad
copied = w.grad.clone()
optimizer.zero_grad(set_to_none=False)

print("kept", kept.tolist())
print("copied", copied.tolist())
