# /// copyscope
# claim = "holds"
# ///
a, b = [5], [5]
before = a
a = [6]
at = id(a)
a[0] = 5

holds = {
    "[5] is not [5]": before is not b,
    "a = [6]": a is not before,
    "a[0] = 5": id(a) == at,
}
