# /// copyscope
# compare = ["t -> received"]
# ///
import pickle

import torch

t = torch.zeros(3).share_memory_()
received = pickle.loads(pickle.dumps(t))
received[0] = 99.0

print("t", t.tolist())
print("received.is_shared()", received.is_shared())
