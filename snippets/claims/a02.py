# /// copyscope
# claim = "holds"
# ///
import copy

values = [[1, [2]], {"a": 4}, (1, [2]), (1, 2), 5, "abc"]

holds = {repr(v): copy.deepcopy(v) is not v for v in values}
