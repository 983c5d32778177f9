# /// copyscope
# compare = ["x[0] -> x[1]", "y[0] -> y[1]"]
# shown_as."x[1]" = "list(rows())[1]"
# shown_as."y[1]" = "[row.copy() for row in rows()][1]"
# ///
def rows():
    row = [0]
    for k in range(3):
        row[0] = k
        yield row

x = list(rows())
y = [row.copy() for row in rows()]

print("x", x)
print("y", y)
