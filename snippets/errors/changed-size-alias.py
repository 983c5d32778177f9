# /// copyscope
# raises = "RuntimeError"
# ///
d = {"a": [1], "b": [2]}
keys = d.keys()
for key in keys:
    del d[key]
