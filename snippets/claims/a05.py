# /// copyscope
# claim = "holds"
# ///
import copy


def f(x):
    return x


v = 123456.5
w = v
ways = {
    "w = v": w,
    "f(v)": f(v),
    "[v][0]": [v][0],
    "copy.copy(v)": copy.copy(v),
    "copy.deepcopy(v)": copy.deepcopy(v),
}

holds = {way: w is not v for way, w in ways.items()}
