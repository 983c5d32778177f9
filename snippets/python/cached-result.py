# /// copyscope
# compare = ["first -> second"]
# ///
import functools

@functools.cache
def load(n):
    return [0] * n

first = load(2)
first.append(9)
second = load(2)

print("second", second)
