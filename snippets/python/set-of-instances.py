# /// copyscope
# compare = ["x -> y"]
# ///
class Point:
    pass

p = Point()
x = {p}
y = x.copy()

for q in y:
    q.v = 1
print("p.v", p.v)
