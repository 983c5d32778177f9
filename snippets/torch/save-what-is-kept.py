# /// copyscope
# compare = ["x -> y"]
# ///
import io
import torch

def saved_and_loaded(t):
    file = io.BytesIO()
    torch.save(t, file)
    file.seek(0)
    return torch.load(file)



x = torch.tensor([1., 2.], requires_grad=True)
x.sum().backward()
x.register_hook(print)
x.tag = ["t"]
y = saved_and_loaded(x)

print("y.grad", y.grad)
print("y.tag", getattr(y, "tag", None))
print("y._backward_hooks", y._backward_hooks)
