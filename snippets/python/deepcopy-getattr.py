# /// copyscope
# raises = "TypeError"
# ///
import copy

class Theme:
    def __getattr__(self, name):
        return ""

copy.deepcopy(Theme())
