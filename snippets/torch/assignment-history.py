# /// copyscope
# compare = ["state -> history[0]"]
# ///
import torch

state = torch.zeros(2)
history = []
for _ in range(3):
    state += 1
    history.append(state)

print("history", history)
