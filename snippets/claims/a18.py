# /// copyscope
# claim = "holds"
# ///
values = [5, 2.5, [1, 2, 3], {"a": 4}]
holds = {}
for v in values:
    w = v
    holds[repr(v)] = w is not v
