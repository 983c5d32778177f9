# /// copyscope
# compare = ["n -> m", "s -> t"]
# shown_as.m = "m += 1"
# shown_as.t = "t += 'c'"
# ///
n = 5
m = n
m += 1

s = "ab"
t = s
t += "c"

print("n", n, "m", m, hex(id(n)), hex(id(m)))
print("s", s, "t", t, hex(id(s)), hex(id(t)))
