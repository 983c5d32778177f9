# /// copyscope
# ///
import torch

def scale(image):
    t = image.float()
    t /= 255
    return t

pixels = torch.tensor([255], dtype=torch.uint8)
values = torch.tensor([255.])
print(scale(pixels), pixels)
print(scale(values), values)
