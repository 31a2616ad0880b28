"""Programs in library and contest style, labelled before the rules that they are held against.

The files are frozen: a miss is a kind to fix in the facts, never a file or a label to change.
"""

import hashlib
from pathlib import Path

from complexity.frontends import parse
from cverify.labels import load_labels
from cverify.sources import load_source
from tagging.engine import detect
from tagging.evaluation import Case, evaluate

FOLDER = Path(__file__).parent / "heldout"
FROZEN = "c0bcb40630f5c4168b51fbeb71f8260513ca3a5711f2b147cc379b2ef4ff3b3e"
LEAST_PRECISION, LEAST_RECALL = 0.97, 0.97


def test_the_files_are_frozen() -> None:
    digest = hashlib.sha256()
    for path in sorted(p for p in FOLDER.rglob("*") if p.is_file()):
        digest.update(path.relative_to(FOLDER).as_posix().encode() + b"\0" + path.read_bytes())
    assert digest.hexdigest() == FROZEN


def test_tags_agree_with_the_labels() -> None:
    labels, strange = load_labels(FOLDER / "labels.tsv")
    assert not strange
    cases = []
    for label in labels:
        source = load_source(label.path)
        found = detect(parse(source.text, source.language.value)).tags
        cases.append(
            Case(str(label.path), source.language.value, label.expected, label.allowed, found)
        )
    whole = evaluate(cases).overall
    assert whole.precision.value is not None
    assert whole.primary.value is not None
    assert whole.precision.value >= LEAST_PRECISION
    assert whole.primary.value >= LEAST_RECALL
