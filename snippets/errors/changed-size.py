# /// copyscope
# raises = "RuntimeError"
# ///
d = {"a": 1, "b": 2}
for key in d:
    d[key + "2"] = 0
