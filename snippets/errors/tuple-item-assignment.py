# /// copyscope
# raises = "TypeError"
# ///
t = (1, [2])
t[1] += [3]
