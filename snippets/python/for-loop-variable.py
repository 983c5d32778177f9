# /// copyscope
# compare = ["numbers -> k", "rows[1] -> row"]
# shown_as.k = "for k in numbers"
# shown_as.row = "for row in rows"
# ///
numbers = [1, 2, 3]
for k in numbers:
    k += 10
print("numbers", numbers)

rows = [[1], [2]]
for row in rows:
    row += [0]
print("rows", rows)
