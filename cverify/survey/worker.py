"""The process that examines files of a survey: a path a line in, a row a line out.

It may die of any file; the survey then notes a crash and starts another one.
"""

from __future__ import annotations

import json
import resource
import sys
import traceback
from dataclasses import asdict
from pathlib import Path

from cverify.survey.examine import examined
from cverify.survey.report import FileHealth, State


def main() -> None:
    """Answer until the input ends; the argument is the most memory in bytes."""
    most = int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    for line in sys.stdin:
        row = _row(Path(json.loads(line)))
        sys.stdout.write(json.dumps(asdict(row)) + "\n")
        sys.stdout.flush()


def _row(path: Path) -> FileHealth:
    try:
        return examined(path)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}:{where.lineno} {where.name}"
        text = str(error).splitlines()[0][:200] if str(error) else ""
        return FileHealth(str(path), State.CRASHED, f"{type(error).__name__}: {text} ({place})")


if __name__ == "__main__":
    main()
