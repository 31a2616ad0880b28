"""The program that calls a C++ entry point.

The types of the variables come from the entry point's own signature, so `vector<int>` and
`const vector<long long>&` both fit an array of integers. A `main` in the submission is set aside.
"""

from __future__ import annotations

import re
from importlib.resources import files

from complexity.skeleton import Affine
from corpus.grammar.nodes import (
    Array,
    Grammar,
    Graph,
    IntType,
    Item,
    Matrix,
    Permutation,
    Scalar,
    ScalarType,
    StringType,
    Tree,
)
from scaling.counters import CALL_MAGIC, CALL_PLACE, CHANNEL_BYTES

_BEFORE = "#include <bits/stdc++.h>\nusing namespace std;\n#define main cverify_unused_main\n"
_AFTER = "\n#undef main\n"
_CHANNEL = (
    "namespace cverify_driver {\n"
    f"constexpr unsigned long long kMagic = {CALL_MAGIC};\n"
    f"constexpr long long kPlace = {CALL_PLACE}, kChannel = {CHANNEL_BYTES};\n"
    "}\n"
)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_CLASS = re.compile(r"\b(?:class|struct)\s+Solution\b")


def cpp_driver(name: str, grammar: Grammar, source: str, *, inside: bool) -> str:
    """The driver's text; `inside` with the submission in its middle, else including it."""
    middle = f'#line 1 "solution.cpp"\n{source}' if inside else '#include "solution.cpp"'
    support = files("corpus.function").joinpath("driver.cpp").read_text(encoding="utf-8")
    in_class = _CLASS.search(_COMMENT.sub(" ", source)) is not None
    return _BEFORE + middle + _AFTER + _CHANNEL + support + _main(name, grammar, in_class)


def _main(name: str, grammar: Grammar, in_class: bool) -> str:
    entry = f"Solution::{name}" if in_class else name
    call = f"Solution().{name}" if in_class else name
    lines = ["cverify_driver::pause(true);"]
    lines += [f"auto values = cverify_driver::arguments(&{entry});"]
    explicit = [i for i in grammar.items if not (isinstance(i, Scalar) and i.implicit)]
    lines.append(
        "static_assert(std::tuple_size<decltype(values)>::value == "
        f'{len(explicit)}, "{name} takes {len(explicit)} argument(s)");'
    )
    position = 0
    for item in grammar.items:
        lines += _read(item, position)
        position += item in explicit
    lines.append(f"cverify_driver::call([](auto&... args) {{ return {call}(args...); }}, values);")
    body = "".join(f"    {line}\n" for line in lines)
    return f"int main() {{\n{body}}}\n"


def _read(item: Item, position: int) -> list[str]:
    assert hasattr(item, "name")
    target = f"std::get<{position}>(values)"
    size = f"size_{item.name}"
    if isinstance(item, Scalar) and item.implicit:
        return [f"long long {size};", f"cverify_driver::read({size}, nullptr);"]
    dims = ", ".join(_dimensions(item)) or "0"
    lines = [
        f"const long long dims_{item.name}[] = {{{dims}}};",
        f"cverify_driver::read({target}, dims_{item.name});",
    ]
    if isinstance(item, Scalar) and isinstance(item.type, IntType):
        lines += [f"const long long {size} = {target};", f"(void){size};"]
    return lines


def _dimensions(item: Item) -> list[str]:
    match item:
        case Scalar():
            return _word(item.type)
        case Array():
            return [_count(item.count), *_word(item.element)]
        case Permutation():
            return [_count(item.count)]
        case Matrix():
            return [_count(item.rows), _count(item.columns), *_word(item.element)]
        case Tree():
            return [_count(item.nodes.plus(Affine(-1))), str(2 + (item.weight is not None))]
        case Graph():
            return [_count(item.edges), str(2 + (item.weight is not None))]
        case _:
            raise AssertionError(item)


def _word(kind: ScalarType) -> list[str]:
    return [_count(kind.high)] if isinstance(kind, StringType) else []


def _count(affine: Affine) -> str:
    parts = [f"{c} * size_{name}" for name, c in affine.terms]
    return " + ".join([*parts, f"{affine.constant}LL"])
