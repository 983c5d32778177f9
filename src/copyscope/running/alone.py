"""The slower way for platforms without fork: a fresh interpreter for one job.

Run as ``python -m copyscope.running.alone JOB FOLDER``.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from copyscope.running.child import Job, measure


def main(arguments: list[str]) -> int:
    job = Job.from_dict(json.loads(Path(arguments[0]).read_text(encoding="utf-8")))
    leave = os._exit
    measure(job, Path(arguments[1]))
    leave(0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
