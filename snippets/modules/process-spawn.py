# /// copyscope
# timeout = 90
# ///
import torch
import torch.multiprocessing as mp


def write(rank, shared, plain):
    shared[0] = 99.0
    plain[0] = 99.0


if __name__ == "__main__":
    shared = torch.zeros(3).share_memory_()
    plain = torch.zeros(3)
    print("plain.is_shared()", plain.is_shared())
    mp.spawn(write, args=(shared, plain))
    print("shared", shared.tolist())
    print("plain", plain.tolist())
    print("plain.is_shared()", plain.is_shared())
