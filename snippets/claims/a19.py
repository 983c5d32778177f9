# /// copyscope
# claim = "holds"
# ///
pairs = [(5, 2), (5.0, 3.0), ([1, 2, 3], [4, 5, 6]), ({"a": 4}, {"d": 7})]
holds = {}
for old, new in pairs:
    c = old
    c = new
    holds[f"{old} -> {new}"] = id(c) == id(new) != id(old)
