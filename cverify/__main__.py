"""`python -m cverify`, also in a folder that holds a user's own `judge.py`."""

import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent

if sys.path and Path(sys.path[0] or ".").resolve() != HOME:
    del sys.path[0]  # the current folder: our packages have common names

from cverify.cli import main  # noqa: E402

main()
