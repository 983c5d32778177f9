# /// copyscope
# claim = "holds"
# ///
def same(t, text):
    a, b = t(text), t(text)
    return id(a) == id(b)


a = int("5")
b = int("6")

holds = {
    "a = 5; b = 5": same(int, "5"),
    "a = 257; b = 257": same(int, "257"),
    "a = 5.0; b = 5.0": same(float, "5.0"),
    "a = 5; b = 6": id(a) != id(b),
}
