"""How much a file's own macros expand to, found without expanding them.

A use of a macro weighs as much as the tokens that it becomes. An argument weighs as often as the
body names its parameter, so that nested uses multiply.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

MAX_USE = 50_000
"""Tokens that a single use of a macro may become."""
MAX_TOTAL = 200_000
"""Tokens that a file may have after expansion, its plain ones included."""

_DEFINE = re.compile(r"(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)(\([^)\n]*\))?((?:[^\n\\]|\\.|\\\n)*)")
_TOKEN = re.compile(r"[A-Za-z_]\w*|[()]|[^\s\w()]|\d\w*")


@dataclass(frozen=True, slots=True)
class _Definition:
    params: frozenset[str]
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Weight:
    """Tokens that a use becomes, and how often its arguments occur among them at most."""

    tokens: int = 1
    copies: int = 1


def exploding(text: str) -> tuple[str, int]:
    """The first use that becomes too long with its offset; an empty reason when there is none.

    Comments and literals are blank in the text. Each definition of a name counts, however
    conditions select among them.
    """
    table: dict[str, list[_Definition]] = {}
    for name, params, body in _DEFINE.findall(text):
        names = frozenset(p.strip().replace("...", "__VA_ARGS__") for p in params[1:-1].split(","))
        table.setdefault(name, []).append(_Definition(names, tuple(_TOKEN.findall(body))))
    if not table:
        return "", 0
    weights = _weights(table)
    bare = _DEFINE.sub(lambda m: "".join(c if c == "\n" else " " for c in m.group()), text)
    matches = list(_TOKEN.finditer(bare))
    total = 0
    for place, added in enumerate(_weighed([m.group() for m in matches], weights)):
        total += added
        if added > MAX_USE:
            name = matches[place].group()
            return f"{name} expands to over {MAX_USE} tokens", matches[place].start()
        if total > MAX_TOTAL:
            return f"the file expands to over {MAX_TOTAL} tokens", matches[place].start()
    return "", 0


def _weights(table: dict[str, list[_Definition]]) -> dict[str, _Weight]:
    """The weight of every macro, those that its body uses first; a cycle is not followed twice."""
    done: dict[str, _Weight] = {}
    begun: set[str] = set()
    for root in table:
        pending = [root]
        while pending:
            name = pending[-1]
            missing = [] if name in begun else _used(table[name], table, begun)
            begun.add(name)
            if missing:
                pending += missing
                continue
            pending.pop()
            if name not in done:
                done[name] = _weight(table[name], done)
    return done


def _used(
    definitions: list[_Definition], table: dict[str, list[_Definition]], begun: set[str]
) -> list[str]:
    words = (t for d in definitions for t in d.tokens)
    return [w for w in dict.fromkeys(words) if w in table and w not in begun]


def _weight(definitions: list[_Definition], known: dict[str, _Weight]) -> _Weight:
    tokens = copies = 1
    for definition in definitions:
        added = list(_weighed(definition.tokens, known))
        named = zip(definition.tokens, added, strict=True)
        tokens = max(tokens, min(sum(added), 2 * MAX_TOTAL))
        most: dict[str, int] = {}
        for token, weight in named:
            if token in definition.params:
                most[token] = most.get(token, 0) + weight
        copies = max(copies, min(max(most.values(), default=1), 2 * MAX_TOTAL))
    return _Weight(tokens, copies)


def _weighed(tokens: Iterable[str], weights: dict[str, _Weight]) -> Iterator[int]:
    """What each token becomes where it stands: those of an argument are copied."""
    factors, copies = [1], 1
    for token in tokens:
        weight = weights.get(token, _UNIT)
        yield factors[-1] * weight.tokens
        if token == "(":
            factors.append(min(factors[-1] * copies, 2 * MAX_TOTAL))
        elif token == ")" and len(factors) > 1:
            factors.pop()
        copies = weight.copies


_UNIT = _Weight()
