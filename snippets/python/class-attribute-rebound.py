# /// copyscope
# compare = ["Box.v -> a.v", "Box.v -> b.v"]
# shown_as = {"a.v" = "a.v = a.v + [1]", "b.v" = "b.v += [2]"}
# ///
class Box:
    v = []

a, b = Box(), Box()
a.v = a.v + [1]
print("Box.v", Box.v)

b.v += [2]
print("Box.v", Box.v)
