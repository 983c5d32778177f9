# /// copyscope
# claim = "holds"
# ///
listed = (int, float, str, tuple, bool)
values = [1, 2.5, "a", (1, 2), True, (1, [2]), b"a", 1j, frozenset(), None]


def immutable(v):
    try:
        hash(v)
    except TypeError:
        return False
    return True


holds = {repr(v): immutable(v) == isinstance(v, listed) for v in values}
