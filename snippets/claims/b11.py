# /// copyscope
# claim = "holds"
# ///
import torch


def runs(*values):
    try:
        torch.tensor(values, requires_grad=True)
    except RuntimeError as error:
        print(error)
        return False
    return True


holds = {"[1, 2, 3]": runs(1, 2, 3), "[True, False]": runs(True, False)}
