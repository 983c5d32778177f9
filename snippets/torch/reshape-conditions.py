# /// copyscope
# compare = ["rows -> a", "columns -> b", "columns -> c", "steps -> d", "t -> e"]
# ///
import torch

x = torch.arange(12.).reshape(3, 4)
rows, columns, steps, t = x[1:], x[:, 1:], x[:, ::2], x.T

a = rows.reshape(8)
b = columns.reshape(9)
c = columns.reshape(3, 3, 1)
d = steps.reshape(6)
e = t.reshape(12)

for y in (rows, columns, steps, t):
    print(tuple(y.shape), y.stride(), y.is_contiguous())
