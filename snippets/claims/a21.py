# /// copyscope
# claim = "holds"
# ///
types = (int, float, bool, str, bytes, tuple, frozenset)

holds = {t.__name__: not hasattr(t, "copy") for t in types}
