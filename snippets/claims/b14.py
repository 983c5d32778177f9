# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
m = x * 2
y = torch.cat((m, m))
behind = y.grad_fn.next_functions[0][0]

holds = {
    "y.data_ptr() != m.data_ptr()": y.data_ptr() != m.data_ptr(),
    "y[:3] == m": torch.equal(y[:3], m),
    "next_functions": behind is not m.grad_fn,
}
