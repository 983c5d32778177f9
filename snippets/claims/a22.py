# /// copyscope
# claim = "holds"
# ///
import copy

i, f, l, d = 5, 5.0, [1, 2, 3], {"a": 4}

holds = {
    "5": copy.copy(i) is i,
    "5.0": copy.copy(f) is f,
    "[1, 2, 3]": copy.copy(l) is not l,
    "{'a': 4}": copy.copy(d) is not d,
}
