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

size = sys.getsizeof
holds = {t: size(a) == size(b) for t, (a, b) in values.items()}
