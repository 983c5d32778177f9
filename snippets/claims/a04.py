# /// copyscope
# claim = "holds"
# ///
six, one, big = int("6"), "1", int("1001")

a = int("5")
a += 1
b = "12"
b = b[:1]
c = int("1000")
c += 1

holds = {
    "5 + 1": a is not six,
    "'12'[:1]": b is not one,
    "1000 + 1": c is not big,
}
