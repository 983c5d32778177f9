# /// copyscope
# compare = ["x -> y", "x.v -> y.v", "x.table -> y.table"]
# shown_as.y = "copy.deepcopy(Box([0], {'a': 1}))"
# shown_as."y.v" = "copy.deepcopy(self.v, memo)"
# shown_as."y.table" = "self.table"
# ///
import copy

class Box:
    def __init__(self, v, table):
        self.v, self.table = v, table

    def __deepcopy__(self, memo):
        return Box(copy.deepcopy(self.v, memo), self.table)

x = Box([0], {"a": 1})
y = copy.deepcopy(x)
