# /// copyscope
# compare = ["a -> padded", "x -> packed"]
# shown_as = {padded = "pad_sequence([a], batch_first=True)", packed = "pack_padded_sequence(x, [3, 3], batch_first=True).data"}
# ///
import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_sequence

a = torch.arange(3.0)
padded = pad_sequence([a], batch_first=True)
x = torch.arange(6.0).reshape(2, 3)
packed = pack_padded_sequence(x, [3, 3], batch_first=True).data

print("padded", padded.shape)
print("packed", packed.shape)
