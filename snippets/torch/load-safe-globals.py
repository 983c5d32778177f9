# /// copyscope
# ///
import datetime
import io
import torch

file = io.BytesIO()
torch.save({"day": datetime.date(2024, 1, 31), "x": torch.zeros(2)}, file)
file.seek(0)

with torch.serialization.safe_globals([datetime.date]):
    print(torch.load(file))
