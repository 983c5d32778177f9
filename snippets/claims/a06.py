# /// copyscope
# claim = "holds"
# ///
import sys

values = {
    "float": (1.0, 1e300),
    "int": (1, 10**100),
    "str": ("a", "a" * 1000),
    "tuple": ((), (1, 2, 3)),
}

holds = {t: sys.getsizeof(a) == sys.getsizeof(b) for t, (a, b) in values.items()}
