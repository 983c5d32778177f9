# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# shown_as = {a = "bytes(b'abcdefgh')", b = "b'abcdefgh'[:]", c = "memoryview(b'abcdefgh')"}
# ///
x = b"abcdefgh"

a = bytes(x)
b = x[:]
c = memoryview(x)

print(a is x, b is x)
print("c.readonly", c.readonly)
