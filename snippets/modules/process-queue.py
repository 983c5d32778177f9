# /// copyscope
# compare = ["t -> received"]
# shown_as = {received = "queue.put(t); queue.get()"}
# timeout = 60
# ///
import torch
import torch.multiprocessing as mp

t = torch.zeros(3)
queue = mp.get_context("spawn").Queue()
queue.put(t)
received = queue.get()
received[0] = 99.0

print("t", t.tolist())
print("t.is_shared()", t.is_shared())
