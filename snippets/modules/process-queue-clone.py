# /// copyscope
# compare = ["t -> received"]
# shown_as = {received = "queue.put(t.clone()); queue.get()"}
# timeout = 60
# ///
import torch
import torch.multiprocessing as mp

t = torch.zeros(3)
queue = mp.get_context("spawn").Queue()
queue.put(t.clone())
received = queue.get()
received[0] = 99.0

print("t", t.tolist())
