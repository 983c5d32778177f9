# /// copyscope
# claim = "holds"
# ///
import copy

i = [1, 2, 3, [4, 5]]
j = copy.copy(i)
holds = {
    "id(j) != id(i)": id(j) != id(i),
    "id(j[3]) == id(i[3])": id(j[3]) == id(i[3]),
}

j[3].append(6)
holds["j[3].append(6); i[3] == [4, 5]"] = i[3] == [4, 5]
