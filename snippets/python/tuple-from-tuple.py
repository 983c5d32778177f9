# /// copyscope
# compare = ["t -> a", "t -> b", "t -> c"]
# ///
t = (1, [2])

a = (*t,)
b = t + ()
c = t + (3,)

print(a is t, b is t, c is t)
print(a[1] is t[1], c[1] is t[1])
