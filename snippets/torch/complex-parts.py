# /// copyscope
# compare = ["z -> a", "z -> b", "z -> c", "r -> d"]
# ///
import torch

z = torch.ones(3, dtype=torch.complex64, requires_grad=True)
r = torch.ones(3, 2, requires_grad=True)

a = z.real
b = z.imag
c = torch.view_as_real(z)
d = torch.view_as_complex(r)

print("z", hex(z.data_ptr()))
for y in (a, b, c):
    print(hex(y.data_ptr()), tuple(y.shape), y.stride())
