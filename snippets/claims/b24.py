# /// copyscope
# claim = "holds"
# ///
import torch

a, i = torch.zeros(1), torch.zeros(1, dtype=torch.int64)
data = torch.tensor([1.5])

holds = {
    "a.new_tensor([1.5])": a.new_tensor([1.5]).item() == 1.5,
    "a.new_tensor(data)": a.new_tensor(data).item() == 1.5,
    "i.new_tensor(data)": i.new_tensor(data).item() == 1.5,
}
