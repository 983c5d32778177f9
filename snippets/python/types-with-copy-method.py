# /// copyscope
# ///
types = int, float, str, tuple, bool, bytes, range, frozenset, list, dict, set

print([t.__name__ for t in types if hasattr(t, "copy")])
