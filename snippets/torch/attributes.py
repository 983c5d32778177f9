# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
import copy
import torch

x = torch.arange(3.)
x.tag = [1]
a = x.clone()
b = copy.copy(x)
c = copy.deepcopy(x)

print("a", hasattr(a, "tag"))
print("b", b.tag is x.tag)
print("c", c.tag, c.tag is x.tag)
