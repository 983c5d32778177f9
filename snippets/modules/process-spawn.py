# /// copyscope
# timeout = 90
# ///
import operator

import torch
import torch.multiprocessing as mp

if __name__ == "__main__":
    shared = torch.zeros(3).share_memory_()
    plain = torch.zeros(3)
    print("plain.is_shared()", plain.is_shared())
    for t in (shared, plain):
        process = mp.get_context("spawn").Process(target=operator.setitem, args=(t, 0, 99.0))
        process.start()
        process.join()
        assert process.exitcode == 0
    print("shared", shared.tolist())
    print("plain", plain.tolist())
    print("plain.is_shared()", plain.is_shared())
