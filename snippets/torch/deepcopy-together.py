# /// copyscope
# compare = ["pair[0] -> pair[1]", "apart[0] -> apart[1]"]
# ///
import copy
import torch

x = torch.arange(6.)
views = [x[:4], x[2:]]
pair = copy.deepcopy(views)
apart = [copy.deepcopy(v) for v in views]

pair[0][3] = 9
apart[0][3] = 9
print("pair[1]", pair[1])
print("apart[1]", apart[1])
