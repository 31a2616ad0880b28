"""`cverify evaluate`: how well the tag rules do on labelled programs."""

from __future__ import annotations

import json
from pathlib import Path

from complexity.frontends import parse
from cverify.exit_codes import ExitCode
from cverify.labels import load_labels
from cverify.render.evaluation import document, text
from cverify.sources import load_source
from tagging.engine import detect
from tagging.evaluation import Case, evaluate


def run(table: Path, as_json: bool) -> ExitCode:
    """Precision, recall and confusions over a table of labelled programs."""
    labels, strange = load_labels(table)
    cases = []
    for label in labels:
        source = load_source(label.path)
        found = detect(parse(source.text, source.language.value)).tags
        cases.append(
            Case(str(label.path), source.language.value, label.expected, label.allowed, found)
        )
    evaluation = evaluate(cases)
    if as_json:
        print(json.dumps(document(evaluation, strange), indent=2))
    else:
        print(text(evaluation, strange))
    return ExitCode.OPTIMAL
