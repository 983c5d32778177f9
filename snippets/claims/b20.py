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
expands = {
    "(3,) -> (2, 3)": works(lambda: x.unsqueeze(0).expand(2, -1)),
    "(3,) -> (6,)": works(lambda: x.expand(6)),
    "(2, 3) -> (4, 3)": works(lambda: m.expand(4, 3)),
    "(2, 3), (2, -1)": works(lambda: m.unsqueeze(0).expand(2, -1)),
}
repeats = {
    "(3,) -> (2, 3)": works(lambda: x.repeat(2, 1)),
    "(3,) -> (6,)": works(lambda: x.repeat(2)),
    "(2, 3) -> (4, 3)": works(lambda: m.repeat(2, 1)),
    "(2, 3), (2, -1)": works(lambda: m.repeat(2, 1)),
}

holds = {name: expands[name] and not repeats[name] for name in expands}
