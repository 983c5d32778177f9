# /// copyscope
# compare = ["first -> second"]
# ///
def collect(x, seen=[]):
    seen.append(x)
    return seen

first = collect(1)
second = collect(2)

print("first", first)
print("second is first", second is first)
