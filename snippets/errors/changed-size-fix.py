# /// copyscope
# compare = ["d -> c"]
# ///
d = {"a": [1], "b": [2]}
c = d.copy()
for key in c:
    d[key + "2"] = []
print(d)

for key in list(d):
    del d[key]
print(d)
