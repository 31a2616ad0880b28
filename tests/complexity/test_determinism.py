"""The same document for the same source: over runs, hash seeds and the order of files.

A sample of the labelled programs; `python -m tests.determinism_report` takes all of them.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from determinism_report import differing
from labelled_report import FOLDER, programs

SAMPLE = 40


def test_documents_repeat_byte_by_byte() -> None:
    found = programs([FOLDER / "python", FOLDER / "cpp"])
    assert differing(random.Random(5).sample(found, SAMPLE), seeds=(0, 1, 4242)) == []
