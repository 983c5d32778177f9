# /// copyscope
# compare = ["m[0] -> m[1]", "n[0] -> n[1]"]
# shown_as."m[1]" = "[[0] * 3] * 3"
# shown_as."n[1]" = "[[0] * 3 for _ in range(3)]"
# ///
m = [[0] * 3] * 3
n = [[0] * 3 for _ in range(3)]
m[0][0] = 9
n[0][0] = 9

print("m", m, [hex(id(row)) for row in m])
print("n", n, [hex(id(row)) for row in n])
