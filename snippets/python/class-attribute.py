# /// copyscope
# compare = ["a.v -> b.v", "a.w -> b.w"]
# ///
class Box:
    v = []

    def __init__(self):
        self.w = []

a, b = Box(), Box()
a.v.append(1)
a.w.append(1)

print("b.v", b.v)
print("b.w", b.w)
