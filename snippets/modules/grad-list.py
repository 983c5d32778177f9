# /// copyscope
# ///
import torch

w = torch.ones(2, requires_grad=True)
history, copies = [], []
for _ in range(3):
    w.sum().backward()
    history.append(w.grad)
    copies.append(w.grad.clone())

print("history", [g.tolist() for g in history])
print("copies", [g.tolist() for g in copies])
