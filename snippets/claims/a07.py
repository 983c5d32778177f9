# /// copyscope
# claim = "holds"
# ///
values = [5, 2.5, True, "a", None, len, int]

holds = {str(v): isinstance(v, object) for v in values}
