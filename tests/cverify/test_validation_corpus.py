"""The corpus to validate on: large and varied enough for what its figures claim."""

from collections import Counter
from pathlib import Path

from corpus.solutions import Kind, load_solutions
from corpus.spec import load_spec

FOLDER = Path(__file__).resolve().parents[1] / "validation"
TASKS = sorted(file.parent for file in FOLDER.glob("*/task.yaml"))
ENTRIES = [(task, entry) for task in TASKS for entry in load_solutions(task)]


def test_enough_programs_of_each_kind_in_both_languages() -> None:
    kinds = Counter(entry.kind for _, entry in ENTRIES)
    assert len(ENTRIES) >= 280
    assert kinds[Kind.OPTIMAL] >= 138
    assert kinds[Kind.SOURCE] >= 80
    assert kinds[Kind.BRUTE_FORCE] >= 60
    suffixes = Counter(entry.file.suffix for _, entry in ENTRIES)
    assert min(suffixes[".py"], suffixes[".cpp"]) >= 120


def test_the_hard_tasks_are_there() -> None:
    names = {task.name for task in TASKS}
    assert names >= {"dynamic-connectivity", "edit-distance", "lcs-of-permutations"}


def test_every_task_loads_and_labels_what_is_there_once() -> None:
    for task in TASKS:
        assert load_spec(task / "task.yaml").id == task.name
        listed = [entry.file.name for entry in load_solutions(task)]
        assert sorted(listed) == sorted(file.name for file in (task / "solutions").iterdir())


def test_no_program_is_there_twice() -> None:
    texts = Counter(entry.file.read_text(encoding="utf-8") for _, entry in ENTRIES)
    assert max(texts.values()) == 1
