# /// copyscope
# compare = ["Box.v -> a.v"]
# shown_as = {"a.v" = "a.v = a.v + [1]"}
# ///
class Box:
    v = []

a, b = Box(), Box()
a.v = a.v + [1]

print("a.v", a.v)
print("b.v", b.v, "b.v is Box.v", b.v is Box.v)
