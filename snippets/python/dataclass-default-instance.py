# /// copyscope
# compare = ["a.log -> b.log"]
# ///
from dataclasses import dataclass

class Log:
    def __init__(self):
        self.v = []

@dataclass
class Box:
    log: Log = Log()

a, b = Box(), Box()
a.log.v.append(1)

print("b.log.v", b.log.v)
