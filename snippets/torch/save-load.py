# /// copyscope
# compare = ["x -> y"]
# ///
import io
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

file = io.BytesIO()
torch.save(x, file)
file.seek(0)
y = torch.load(file)

print("y", y)
print("y.is_leaf", y.is_leaf)
