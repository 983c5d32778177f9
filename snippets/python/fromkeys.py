# /// copyscope
# compare = ["d['a'] -> d['b']", "e['a'] -> e['b']"]
# shown_as."d['b']" = "dict.fromkeys('ab', [])"
# shown_as."e['b']" = "{k: [] for k in 'ab'}"
# ///
d = dict.fromkeys("ab", [])
e = {k: [] for k in "ab"}

d["a"].append(1)
e["a"].append(1)
print("d", d)
print("e", e)
