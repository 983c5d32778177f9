# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.arange(3.0)
y = x.unsqueeze(0).expand(2, -1)

holds = {
    "y is not x": y is not x,
    "y.shape == (2, 3)": y.shape == (2, 3),
    "y.data_ptr() != x.data_ptr()": y.data_ptr() != x.data_ptr(),
    "y[0].data_ptr() != y[1].data_ptr()": y[0].data_ptr() != y[1].data_ptr(),
}
