"""YAML with the line and column of every value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from corpus.problem import Path as Place
from corpus.problem import Problem
from corpus.spec.errors import Located, SpecError

_MAX_BYTES = 4_000_000
_MAX_NODES = 200_000


@dataclass(slots=True)
class YamlTree:
    """Plain values of a document and where each of them stands."""

    data: dict[str | int, object]
    places: dict[Place, tuple[int, int]] = field(default_factory=dict)
    keys: dict[Place, tuple[int, int]] = field(default_factory=dict)

    def locate(self, problem: Problem) -> Located:
        """The place of the value, or of the nearest thing around it that exists."""
        path = problem.path
        if problem.at_key and path in self.keys:
            return Located(*self.keys[path], problem)
        while path and path not in self.places:
            path = path[:-1]
        line, column = self.places.get(path, (1, 1))
        return Located(line, column, problem)


def read_yaml(path: Path) -> YamlTree:
    """Raises SpecError for a file that cannot be read, is no YAML or is no mapping."""
    text = _read(path)
    try:
        root = YAML(typ="rt").load(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        reason = str(error.problem or error.context or "unreadable")
        raise _error(path, line, column, f"not YAML: {reason}") from None
    except (YAMLError, ValueError, RecursionError) as error:
        raise _error(path, 1, 1, f"not YAML: {str(error).splitlines()[0]}") from None
    if not isinstance(root, CommentedMap):
        found = "nothing" if root is None else type(root).__name__
        raise _error(path, 1, 1, f"a task spec is a mapping such as `id: my-task`, found {found}")
    tree = YamlTree({})
    collector = _Collector(path, tree)
    plain = collector.plain(root, ())
    assert isinstance(plain, dict)
    tree.data.update(plain)
    return tree


def _read(path: Path) -> str:
    try:
        if path.is_file() and path.stat().st_size > _MAX_BYTES:
            raise _error(path, 1, 1, f"a spec has at most {_MAX_BYTES} bytes")
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise _error(path, 1, 1, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise _error(path, 1, 1, f"not UTF-8 text (byte {error.start})") from None


def _error(path: Path, line: int, column: int, message: str) -> SpecError:
    return SpecError(path, [Located(line, column, Problem((), "", message))])


@dataclass(slots=True)
class _Collector:
    path: Path
    tree: YamlTree
    nodes: int = 0

    def plain(self, node: object, place: Place) -> object:
        """The node as a plain Python value; its parts are entered under their places."""
        self.nodes += 1
        if self.nodes > _MAX_NODES:
            raise _error(self.path, 1, 1, f"a spec has at most {_MAX_NODES} values")
        if isinstance(node, Mapping):
            return self._mapping(node, place)
        if isinstance(node, Sequence) and not isinstance(node, (str, bytes)):
            return self._sequence(node, place)
        return _scalar(node)

    def _mapping(self, node: Mapping[object, object], place: Place) -> dict[str | int, object]:
        result: dict[str | int, object] = {}
        for key, value in node.items():
            step = int(key) if isinstance(key, int) and not isinstance(key, bool) else str(key)
            self._enter((*place, step), node, key, value)
            result[step] = self.plain(value, (*place, step))
        return result

    def _sequence(self, node: Sequence[object], place: Place) -> list[object]:
        result = []
        for index, value in enumerate(node):
            self._enter((*place, index), node, index, value)
            result.append(self.plain(value, (*place, index)))
        return result

    def _enter(self, place: Place, node: object, key: object, value: object) -> None:
        """Scalars are placed where they stand, mappings and lists at their key."""
        nested = isinstance(value, (Mapping, Sequence)) and not isinstance(value, str)
        try:
            positions = node.lc  # type: ignore[attr-defined]
            if isinstance(node, Mapping):
                key_line, key_column = positions.key(key)
                self.tree.keys[place] = (key_line + 1, key_column + 1)
                line, column = (key_line, key_column) if nested else positions.value(key)
            else:
                line, column = positions.item(key)
        except (AttributeError, KeyError, TypeError, IndexError):
            return
        self.tree.places[place] = (line + 1, column + 1)


def _scalar(node: object) -> object:
    if isinstance(node, bool) or node is None:
        return node
    for kind in (int, float, str):
        if isinstance(node, kind):
            return kind(node)
    if isinstance(node, datetime):
        return node.date()
    return node if isinstance(node, date) else str(node)
