"""Reading task specs, and every way in which they can be wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from complexity.growth import Relation, parse_growth
from corpus.spec import Category, OutputKind, SpecError, Style, load_spec
from corpus.spec.schema import build_schema, published_schema

GOOD = """\
id: range-add
title: Range add
limits: {time: 500 ms, memory: 64 MB, multiplier: {python: 4}}
input:
  - {n: int 1..2e5, q: int 1..2e5}
  - a: array[n] of int -1e9..1e9
  - repeat q: [{l: int 1..n}, {r: int l..n}]
output: float 1e-6
complexity:
  time: O((n + q) log n)
  space: O(n)
  forbidden: [O(n q)]
  relations: [q <= 2 n, sum n <= 2e5]
tags: {expected: [fenwick], source: [prefix_sum]}
tests:
  - {text: "1 1\\n5\\n1 1\\n", output: "5", category: public}
  - {generate: widest+sorted, sizes: [100, {n: 5, q: 7}], count: 2, category: stress_gap}
reference: ref.py
"""


_NESTED = b"a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n" + b"".join(
    b"a%d: &a%d [%s]\n" % (i, i, b", ".join([b"*a%d" % (i - 1)] * 10)) for i in range(1, 9)
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "ref.py").write_text("print(1)\n")
    return tmp_path


def _load(folder: Path, text: str) -> object:
    path = folder / "task.yaml"
    path.write_text(text)
    return load_spec(path)


def _faults(folder: Path, text: str) -> list[str]:
    with pytest.raises(SpecError) as caught:
        _load(folder, text)
    prefix = f"{folder / 'task.yaml'}:"
    assert all(line.startswith(prefix) for line in caught.value.lines)
    return [line.removeprefix(prefix) for line in caught.value.lines]


def test_a_good_spec(folder: Path) -> None:
    (folder / "task.yaml").write_text(GOOD)
    spec = load_spec(folder / "task.yaml")
    assert spec.style is Style.STDIN
    assert spec.limits.time == 0.5
    assert spec.limits.multiplier_for("python") == 4
    assert spec.limits.multiplier_for("cpp") == 1
    assert spec.limits.memory == 64 << 20
    assert spec.complexity.time == parse_growth("(n + q) log n")
    assert Relation("q", "n", 1, 2) in spec.relations
    assert spec.complexity.sums[0].bound == 200_000
    assert spec.output.kind is OutputKind.FLOAT
    assert spec.output.tolerance == 1e-6
    assert spec.tags.expected.any_of == ("fenwick",)
    assert spec.tests[1].category is Category.STRESS_GAP
    assert spec.tests[1].sizes == (100, {"n": 5, "q": 7})
    assert spec.sizes == {"n": (1, 200_000), "q": (1, 200_000)}
    assert spec.reference == folder / "ref.py"
    assert spec.compares_total_space


@pytest.mark.parametrize(
    ("old", "new", "place", "expectation"),
    [
        ("limits:", "limts:", "3:1", "did you mean `limits`?"),
        ("time: 500 ms", "time: fast", "3:16", "a duration such as 2 s"),
        ("time: 500 ms", "time: 0 s", "3:16", "above 0"),
        ("memory: 64 MB", "memory: 64 potatoes", "3:32", "a size such as 256 MB"),
        ("python: 4", "pyton: 4", "3:59", "'python' or 'cpp'"),
        ("int l..n", "int l..k", "7:35", "read before"),
        ("O((n + q) log n)", "O((n + z) log n)", "10:9", "one of the symbols"),
        ("O((n + q) log n)", "O((n + q) log", "10:9", "at column 14"),
        ("space: O(n)", "spce: O(n)", "11:3", "did you mean `space`?"),
        ("[O(n q)]", "[O(n)]", "9:1", "within it"),
        ("q <= 2 n", "q ~ n", "13:15", "a relation such as"),
        ("q <= 2 n", "z <= n", "13:15", "a symbol of the input"),
        ("source: [prefix_sum]", "source: [fenwick]", "14:1", "not both"),
        ("source: [prefix_sum]", "source: [Prefix Trickery]", "14:38", "a tag name"),
        ("category: public", "category: publc", "16:52", "'public'"),
        ("widest+sorted", "sideways", "17:16", "a family such as"),
        ("{n: 5, q: 7}", "{z: 5}", "17:31", "sizes by symbols"),
        ("sizes: [100, {n: 5, q: 7}], ", "", "17:5", "`sizes` beside `generate`"),
        ("reference: ref.py\n", "", "1:1", "a `reference` solution"),
        ("ref.py", "gone.py", "18:12", "it is missing"),
        ("float 1e-6", "approximately", "8:9", "exact, tokens"),
        ("float 1e-6", "checker gone.py", "8:9", "is missing"),
        ("id: range-add", "id: range add", "1:5", "pattern"),
        ("title: Range add\n", "", "1:1", "`title` is missing"),
        ("title: Range add\n", "title: [\n", "4:1", "not YAML"),
        ("title: Range add\n", "title: a\ntitle: b\n", "3:1", "not YAML"),
        ("limits:", "style: function\nlimits:", "1:1", "`function` and no `input`"),
    ],
)
def test_a_mistake_has_place_and_expectation(
    folder: Path, old: str, new: str, place: str, expectation: str
) -> None:
    assert old in GOOD
    faults = _faults(folder, GOOD.replace(old, new, 1))
    assert any(f.startswith(f"{place}:") and expectation in f for f in faults), faults


def test_all_mistakes_at_once(folder: Path) -> None:
    text = GOOD.replace("limits:", "limts:").replace("log n", "log z").replace("fenwick", "F W")
    assert len(_faults(folder, text)) == 3


@pytest.mark.parametrize(
    ("content", "expectation"),
    [
        (b"", "found nothing"),
        (b"- 1\n- 2\n", "is a mapping"),
        (b"just text", "is a mapping"),
        (b"\xff\xfe\x00", "UTF-8"),
        (_NESTED, "a spec has at most"),
        (b"a: \x01", "not YAML"),
        (
            b"tests: []\nid: x\ntitle: x\ncomplexity: {time: O(1)}\ninput: [{n: int 1..2}]\n",
            "no tests",
        ),
    ],
)
def test_other_files(folder: Path, content: bytes, expectation: str) -> None:
    path = folder / "task.yaml"
    path.write_bytes(content)
    with pytest.raises(SpecError) as caught:
        load_spec(path)
    assert expectation in str(caught.value)


def test_files_that_cannot_be_read(folder: Path) -> None:
    for path in (folder, folder / "nothing.yaml"):
        with pytest.raises(SpecError, match="cannot be read"):
            load_spec(path)


def test_the_published_schema_is_current() -> None:
    assert published_schema() == json.loads(json.dumps(build_schema()))


def test_the_schema_accepts_what_loads(folder: Path) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    from ruamel.yaml import YAML

    schema = published_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    document = json.loads(json.dumps(YAML(typ="safe").load(GOOD)))
    jsonschema.validate(document, schema)
    document["limts"] = {}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(document, schema)
