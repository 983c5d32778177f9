# /// copyscope
# raises = "TypeError"
# ///
s = "copy"
s[0] = "C"
