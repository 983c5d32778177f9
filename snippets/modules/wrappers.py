# /// copyscope
# compare = ["net -> children", "net -> inner"]
# ///
from torch import nn

net = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
children = nn.Sequential(*list(net.children()))
inner = nn.DataParallel(net).module

print("children[0] is net[0]", children[0] is net[0])
print("inner is net", inner is net)
