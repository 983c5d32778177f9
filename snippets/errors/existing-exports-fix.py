# /// copyscope
# compare = ["x -> c"]
# ///
x = bytearray(b"abcd")
with memoryview(x) as v:
    c = bytearray(v[:2])
x.append(1)
print(x, c)
