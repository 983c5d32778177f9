# /// copyscope
# claim = "holds"
# ///
two, five, six = 0xA68AE0, 0xA68B40, 0xA68B60

holds = {
    "5, 2": five - two == id(5) - id(2),
    "6, 5": six - five == id(6) - id(5),
}
