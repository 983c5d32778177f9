# /// copyscope
# compare = ["box.items -> got"]
# ///
class Box:
    def __init__(self):
        self.items = [1, 2]

    def get(self):
        return self.items

box = Box()
got = box.get()
got.clear()

print("box.items", box.items)
