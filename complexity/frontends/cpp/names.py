"""Names of variables: two that are visible at once get different ones."""

from __future__ import annotations

from dataclasses import dataclass, field

from complexity.model import Type

Key = tuple[int, str]  # where declared, and as what


@dataclass(slots=True)
class Frame:
    """One function's names; `outer` are names from outside that its body refers to."""

    outer: frozenset[str] = frozenset()
    scopes: list[set[str]] = field(default_factory=lambda: [set()])
    types: dict[str, Type] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)

    def taken(self, name: str, type_: Type) -> bool:
        if name in self.outer or any(name in scope for scope in self.scopes):
            return True
        return name in self.types and self.types[name] != type_


class Names:
    """Chosen names by declaration, with a stack of scopes a function."""

    def __init__(self) -> None:
        self._chosen: dict[Key, str] = {}
        self._frames: list[Frame] = [Frame()]

    @property
    def frame(self) -> Frame:
        return self._frames[-1]

    def enter_function(self, outer: frozenset[str]) -> None:
        self._frames.append(Frame(outer))

    def leave_function(self) -> tuple[tuple[str, Type], ...]:
        """Forget the function's scopes; its variables with their types."""
        return tuple(self._frames.pop().types.items())

    def enter(self) -> None:
        self.frame.scopes.append(set())

    def leave(self) -> None:
        self.frame.scopes.pop()

    def declare(self, key: Key, type_: Type) -> str:
        """The name of a new variable: its own, or with a number where that is taken."""
        if key in self._chosen and self._chosen[key] in self.frame.scopes[-1]:
            return self._chosen[key]  # declared again, such as `extern`
        name, number = key[1], 2
        while self.frame.taken(name, type_):
            name = f"{key[1]}_{number}"
            number += 1
        self._chosen[key] = name
        self.frame.scopes[-1].add(name)
        self.frame.types[name] = type_
        self.frame.log.append(name)
        return name

    def rename(self, key: Key, name: str) -> None:
        """Let a declaration stand for a name that exists already."""
        self._chosen[key] = name

    def of(self, key: Key) -> str:
        return self._chosen.get(key, key[1])
