# /// copyscope
# raises = "TypeError"
# ///
import dataclasses
import threading

@dataclasses.dataclass
class P:
    lock: object

dataclasses.asdict(P(threading.Lock()))
