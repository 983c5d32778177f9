# /// copyscope
# compare = ["x -> y"]
# ///
import pickle
import torch

leaf = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
x = leaf * 2
y = pickle.loads(pickle.dumps(x))

print(x.is_leaf, x.grad_fn)
print(y.is_leaf, y.grad_fn, y.requires_grad)
