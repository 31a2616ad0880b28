"""The documents that the command line prints keep to their published schemas."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from corpus.solutions import TASKS
from cverify.schemas import schema

SVG = "{http://www.w3.org/2000/svg}"
TASK = TASKS / "sliding-window-maximum"


def validator(name: str) -> Draft202012Validator:
    shared = Resource.from_contents(schema("analysis"))
    registry: Registry[Any] = Registry().with_resource("analysis.schema.json", shared)
    return Draft202012Validator(schema(name), registry=registry)


def cverify(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cverify", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize("name", ["analysis", "survey", "verdict"])
def test_schemas_are_schemas(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))


def test_analyze_prints_one_valid_object_a_line_and_file() -> None:
    done = cverify("analyze", TASK / "solutions", "--jsonl")
    lines = done.stdout.splitlines()
    programs = [p for p in (TASK / "solutions").iterdir() if p.suffix in (".py", ".cpp")]
    assert len(lines) == len(programs)
    for line in lines:
        validator("analysis").validate(json.loads(line))
    assert done.returncode == 0


def test_the_verdict_document_and_its_picture_are_valid(tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    arguments = ("--spec", TASK / "task.yaml", "--json", "--plot", picture)
    done = cverify(TASK / "solutions" / "deque.py", *arguments)
    root = ElementTree.parse(picture).getroot()
    words = {text.text for text in root.iter(f"{SVG}text")}
    assert {"target O(n)", "forbidden O(n k)", "sweep joint: work against N"} <= words
    assert len(list(root.iter(f"{SVG}circle"))) > 6
    document = json.loads(done.stdout)
    validator("verdict").validate(document)
    assert document["verdict"] == "OPTIMAL"
    assert document["opt_t"] is True
    assert document["row"]["number"] in (15, 16)
    assert done.returncode == 0


def test_the_validator_refuses_a_broken_document() -> None:
    assert not validator("analysis").is_valid({"path": "a.py"})
