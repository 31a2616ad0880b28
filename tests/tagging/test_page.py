"""The page on adding a tag: its example works as it stands, and it names what there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from complexity.frontends import parse
from tagging.engine import FactTable
from tagging.families import FAMILIES
from tagging.view import view_of

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "tags.md").read_text(encoding="utf-8")

ROTATIONS = {
    "python": """
def turn(a, k):
    a.reverse()
    a[:k] = reversed(a[:k])
    a[k:] = reversed(a[k:])
""",
    "cpp": """
#include <bits/stdc++.h>
using namespace std;
void turn(vector<int>& a, int k) {
  reverse(a.begin(), a.end());
  reverse(a.begin(), a.begin() + k);
  reverse(a.begin() + k, a.end());
}
""",
}
ONCE = {
    "python": "def turn(a, k):\n    a.reverse()\n    return a[:k]\n",
    "cpp": "#include <bits/stdc++.h>\nusing namespace std;\n"
    "void turn(vector<int>& a, int k) { reverse(a.begin(), a.end()); a.resize(k); }\n",
}


def test_the_example_finds_its_tag() -> None:
    code = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert code is not None
    names: dict[str, Any] = {}
    exec(compile(code.group(1), "docs/tags.md", "exec"), names)
    rule, facts = names["RULE"], names["FACTS"]
    assert rule.family in FAMILIES

    class Table(FactTable):
        def __getitem__(self, name: str) -> tuple[int, ...]:
            return tuple(facts[name].lines(self._view))

    for language in ("python", "cpp"):
        assert rule.witness(Table(view_of(parse(ROTATIONS[language], language)))) is not None
        assert rule.witness(Table(view_of(parse(ONCE[language], language)))) is None


def test_modules_that_the_page_names_exist() -> None:
    for name in re.findall(r"`(tagging/[a-z_/]+\.py)`", PAGE):
        assert (ROOT / name).is_file() or name.endswith("rotation_by_reversals.py")
