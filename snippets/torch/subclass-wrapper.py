# /// copyscope
# compare = ["box -> y", "box.inner -> y.inner"]
# ///
import torch


class Box(torch.Tensor):
    @staticmethod
    def __new__(cls, inner):
        new = torch.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)
        new.inner = inner
        return new

    @classmethod
    def __torch_dispatch__(cls, op, types, args=(), kwargs=None):
        inner = [a.inner if isinstance(a, cls) else a for a in args]
        return cls(op(*inner, **(kwargs or {})))


box = Box(torch.arange(3.))
y = box.clone()
print(box.data_ptr(), y.data_ptr())
print(box.inner.data_ptr() == y.inner.data_ptr())
