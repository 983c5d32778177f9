# /// copyscope
# timeout = 90
# ///
import torch
import torch.multiprocessing as mp
from torch import nn


def train(rank, model):
    model(torch.ones(1, 2)).sum().backward()
    with torch.no_grad():
        model.weight.sub_(model.weight.grad)


if __name__ == "__main__":
    model = nn.Linear(2, 1)
    model.share_memory()
    before = model.weight.detach().clone()
    mp.spawn(train, args=(model,))
    print("changed", not torch.equal(model.weight, before))
    print("model.weight.grad", model.weight.grad)
