# /// copyscope
# raises = "TypeError"
# ///
class Point:
    pass

print(type(hash((1, Point()))))

hash((1, [2]))
