"""Precision, recall and confusions over labelled programs."""

import json
from pathlib import Path

import pytest

from cverify.commands.evaluate import run
from cverify.errors import UsageError
from cverify.labels import load_labels
from tagging.evaluation import NOTHING, Case, Share, evaluate

CASES = [
    Case(
        "a.py", "python", ("kruskal",), frozenset({"heap"}), frozenset({"kruskal", "dsu", "heap"})
    ),
    Case("b.py", "python", ("dijkstra", "heap"), frozenset(), frozenset({"heap", "bfs"})),
    Case("c.cpp", "cpp", (), frozenset(), frozenset({"trie"})),
    Case("d.cpp", "cpp", ("trie",), frozenset(), frozenset()),
]


def test_scores_and_confusions() -> None:
    found = evaluate(CASES)
    assert found.overall.precision == Share(2, 4)
    assert found.overall.recall == Share(2, 4)
    assert found.overall.primary == Share(1, 3)
    assert found.by_language["cpp"].precision == Share(0, 1)
    assert found.by_tag["heap"].recall == Share(1, 1)
    assert found.by_tag_and_language["trie", "cpp"].primary == Share(0, 1)
    assert found.confusions == {
        ("dijkstra", "bfs"): 1,
        (NOTHING, "trie"): 1,
        ("trie", NOTHING): 1,
    }


def test_intervals_are_wilsons() -> None:
    low, high = Share(9, 10).interval or (0.0, 0.0)
    assert low == pytest.approx(0.5958, abs=1e-3)
    assert high == pytest.approx(0.9821, abs=1e-3)
    assert Share(0, 0).interval is None
    assert Share(0, 0).value is None


def test_a_table_is_read_with_synonyms(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "p.py").write_text("print(pow(3, 10 ** 9, 7))\n")
    table = tmp_path / "labels.tsv"
    table.write_text("path\ttags\tallowed\np.py\tbinary exponentiation, mystery\tgcd\n")
    labels, strange = load_labels(table)
    assert labels[0].expected == ("modpow",)
    assert labels[0].allowed == {"gcd"}
    assert strange == ["mystery"]
    assert run(table, True) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["overall"]["primary_recall"]["value"] == 1.0
    assert run(table, False) == 0
    assert "modpow" in capsys.readouterr().out


def test_all_faulty_rows_are_reported(tmp_path: Path) -> None:
    table = tmp_path / "labels.tsv"
    table.write_text("a.py\tbfs\nalone\n")
    with pytest.raises(UsageError, match=r"labels\.tsv:1") as caught:
        load_labels(table)
    assert "labels.tsv:2" in str(caught.value)
