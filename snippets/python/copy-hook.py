# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "copy.copy(Table([1, 2]))"}
# ///
import copy

class Table:
    def __init__(self, rows):
        self.rows = rows

    def __copy__(self):
        return Table(self.rows.copy())

x = Table([1, 2])
y = copy.copy(x)

y.rows.append(3)
print("x.rows", x.rows)
