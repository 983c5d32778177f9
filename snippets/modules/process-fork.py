# /// copyscope
# ///
import os
import signal

import torch

shared = torch.zeros(3).share_memory_()
plain = torch.zeros(3)
pid = os.fork()
if pid == 0:
    shared[0] = 99.0
    plain[0] = 99.0
    os.kill(os.getpid(), signal.SIGKILL)
os.waitpid(pid, 0)

print("shared", shared.tolist())
print("plain", plain.tolist())
