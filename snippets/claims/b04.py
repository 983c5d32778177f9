# /// copyscope
# claim = "holds"
# ///
import torch

x = torch.ones(1000)
sources = {
    "x": x,
    "x[:10]": x[:10],
    "torch.ones(1).expand(1000)": torch.ones(1).expand(1000),
}
holds = {}
for name, s in sources.items():
    own = s.clone().detach().untyped_storage().nbytes()
    holds[name] = own == s.untyped_storage().nbytes()
    print(name, s.untyped_storage().nbytes(), own)
