# /// copyscope
# raises = "TypeError"
# ///
print(hash((1, (2, 3))) == hash((1, (2, 3))))

hash((1, [2]))
