# /// copyscope
# claim = "holds"
# ///
import copy

a = [1, [2]]
ways = {
    "copy.copy(a)": copy.copy(a),
    "a.copy()": a.copy(),
    "a[:]": a[:],
    "list(a)": list(a),
}

holds = {way: b is a for way, b in ways.items()}
