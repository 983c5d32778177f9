# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(1000)
y = x.repeat(2, 1)
own, whole = y.untyped_storage().nbytes(), 2 * x.untyped_storage().nbytes()
print(own, whole)

holds = {
    "data_ptr()": y.data_ptr() == x.data_ptr(),
    "nbytes()": own < whole,
}
