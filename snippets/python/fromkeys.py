# /// copyscope
# compare = ["d['a'] -> d['b']", "e['a'] -> e['b']"]
# ///
d = dict.fromkeys("ab", [])
e = {k: [] for k in "ab"}

d["a"].append(1)
e["a"].append(1)
print("d", d)
print("e", e)
