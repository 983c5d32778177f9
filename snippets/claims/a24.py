# /// copyscope
# claim = "holds"
# ///
import copy

state = [0]
i = [1, [4, 5], lambda: state]
j = copy.deepcopy(i)

holds = {
    "j is not i": j is not i,
    "j[1] is not i[1]": j[1] is not i[1],
    "j[0] is not i[0]": j[0] is not i[0],
    "j[2] is not i[2]": j[2] is not i[2],
    "j[2]() is not i[2]()": j[2]() is not i[2](),
}
