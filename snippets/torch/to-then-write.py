# /// copyscope
# ///
import torch

def scaled(image):
    image = image.float()
    image /= 255
    return image


whole = torch.tensor([255, 51], dtype=torch.uint8)
real = torch.tensor([255., 51.])
scaled(whole)
scaled(real)

print("whole", whole)
print("real", real)
