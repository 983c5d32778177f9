# /// copyscope
# ///
import copy

import torch
from torch import nn

from copyscope import assert_independent


def make_pair():
    model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(), nn.Linear(2, 1))
    return model, copy.deepcopy(model)


def test_copy_is_independent():
    model, c = make_pair()
    assert_independent(model, c)


def test_copy_computes_with_its_own_weights():
    model, c = make_pair()
    x = torch.ones(1, 2)
    before = model.eval()(x)
    with torch.no_grad():
        for p in c.parameters():
            p.add_(1)
    assert torch.equal(model(x), before)


if __name__ == "__main__":
    test_copy_is_independent()
    test_copy_computes_with_its_own_weights()
    print("2 tests")
