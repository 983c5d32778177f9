# /// copyscope
# raises = "TypeError"
# ///
t = ([1],)
t[0] += [2]
