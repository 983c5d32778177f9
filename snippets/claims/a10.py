# /// copyscope
# claim = "holds"
# ///
import copy


def splits(v):
    return copy.copy(v)[1] is v[1] and copy.deepcopy(v)[1] is not v[1]


values = [[1, [2]], {1: [2]}, (1, 2), "ab", (1, [2])]

holds = {repr(v): splits(v) == isinstance(v, (list, dict)) for v in values}
