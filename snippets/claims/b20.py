# /// copyscope
# claim = "holds"
# ///
import torch


def works(make):
    try:
        make()
    except RuntimeError:
        return False
    return True


x, m = torch.ones(3), torch.ones(2, 3)
pairs = {
    "(3,) -> (2, 3)": (lambda: x.unsqueeze(0).expand(2, -1), lambda: x.repeat(2, 1)),
    "(3,) -> (6,)": (lambda: x.expand(6), lambda: x.repeat(2)),
    "(2, 3) -> (4, 3)": (lambda: m.expand(4, 3), lambda: m.repeat(2, 1)),
    "(2, 3), (2, -1)": (lambda: m.unsqueeze(0).expand(2, -1), lambda: m.repeat(2, 1)),
}

holds = {n: works(expand) and not works(repeat) for n, (expand, repeat) in pairs.items()}
