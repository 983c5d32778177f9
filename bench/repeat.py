"""Whether any snippet ever comes to something else: all of them, again and again.

``python bench/repeat.py [TIMES]``. Prints each difference and ends with 1 if there was one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from copyscope.history import normalised
from copyscope.records import Record
from copyscope.running import execute
from copyscope.snippets import load

ROOT = Path(__file__).parents[1]


def main(times: int) -> int:
    snippets, problems = load(ROOT / "snippets", ROOT)
    first: dict[str, object] = {}
    differ = 0
    for turn in range(1, times + 1):
        for snippet, came in execute(snippets):
            seen = normalised(came) if isinstance(came, Record) else [str(p) for p in came]
            before = first.setdefault(snippet.name, seen)
            if seen != before:
                differ += 1
                print(f"{snippet.name}, run {turn}:\n  {before}\n  {seen}")
        print(f"{turn} of {times} runs of {len(snippets)}, {differ} different", flush=True)
    return bool(problems or differ)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20))
