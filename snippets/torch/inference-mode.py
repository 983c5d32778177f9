# /// copyscope
# compare = ["x -> v", "x -> c"]
# shown_as = {v = "with torch.inference_mode(): x[0]", c = "with torch.inference_mode(): x.clone()"}
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
with torch.inference_mode():
    v = x[0]
    c = x.clone()

print("v.is_inference()", v.is_inference())
print("c.is_inference()", c.is_inference())
