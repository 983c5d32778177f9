# /// copyscope
# compare = ["m -> a", "m -> b", "m -> c", "m -> d", "m -> e", "m -> f", "m -> g", "m -> h", "m -> i"]
# ///
import copy
import pickle

from torch import nn
from torch.optim.swa_utils import AveragedModel

m = nn.Linear(3, 2)

a = m
b = m.double()
c = copy.copy(m)
d = copy.deepcopy(m)
e = m.state_dict()
f = copy.deepcopy(m.state_dict())
g = {key: value.clone() for key, value in m.state_dict().items()}
h = pickle.loads(pickle.dumps(m))
i = AveragedModel(m)
