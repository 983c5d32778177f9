# /// copyscope
# compare = ["state -> buffer[0]"]
# shown_as = {"buffer[0]" = "buffer.append(state)"}
# ///
import torch

state = torch.zeros(3)
buffer = []
for _ in range(3):
    state += 1
    buffer.append(state)

print("buffer", [s.tolist() for s in buffer])
