# /// copyscope
# timeout = 90
# ///
import torch.multiprocessing as mp
from torch import nn

if __name__ == "__main__":
    model = nn.Linear(2, 1)
    model.share_memory()
    process = mp.get_context("spawn").Process(target=nn.init.ones_, args=(model.weight,))
    process.start()
    process.join()
    assert process.exitcode == 0
    print("model.weight", model.weight.tolist())
