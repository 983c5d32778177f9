# /// copyscope
# ///
import datetime
import io
import pickle
import torch

file = io.BytesIO()
torch.save({"day": datetime.date(2024, 1, 31), "x": torch.zeros(2)}, file)
file.seek(0)

try:
    torch.load(file)
except pickle.UnpicklingError as error:
    print(str(error)[:24])
    print(*(line for line in str(error).splitlines() if "GLOBAL" in line))
