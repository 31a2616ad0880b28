"""What a Python expression names in the library: imports, aliases, streams, builtins."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from complexity.library.python_names import (
    BUILTINS,
    METHODS,
    MODULES,
    STREAM_OBJECTS,
    STREAMS,
    TEXTS,
)


def dotted(node: ast.expr) -> str | None:
    """`a.b.c` as text, None for anything else."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return None
    return ".".join([node.id, *reversed(parts)])


@dataclass(slots=True)
class LibraryNames:
    """Names of one file that stand for library modules and operations.

    `defined` are names that the program itself binds to a function or class; they shadow builtins.
    """

    modules: dict[str, str] = field(default_factory=dict)
    operations: dict[str, str] = field(default_factory=dict)
    qualified: dict[str, str] = field(default_factory=dict)
    defined: set[str] = field(default_factory=set)

    def add_import(self, node: ast.Import | ast.ImportFrom) -> None:
        if isinstance(node, ast.Import):
            for alias in node.names:
                head = alias.name.partition(".")[0]
                self.modules[alias.asname or head] = alias.name if alias.asname else head
            return
        module = node.module or ""
        table = MODULES.get(module, {})
        for alias in node.names:
            name = alias.asname or alias.name
            if alias.name == "*":
                self.operations.update(table)
                paths = (p.rpartition(".") for p in (*STREAM_OBJECTS, *TEXTS))
                self.qualified.update(
                    (m, f"{module}.{m}") for home, _, m in paths if home == module
                )
            elif alias.name in table:
                self.operations[name] = table[alias.name]
            else:
                self.qualified[name] = f"{module}.{alias.name}"

    def add_alias(self, name: str, value: ast.expr) -> bool:
        """Remember `name = library function`; False when `value` is no such thing."""
        op = self.operation(value)
        if op is not None:
            self.operations[name] = op
            self.defined.discard(name)
            return True
        path = self._path(value)
        if path in ("sys.stdin", "sys.stdout", "sys.stdin.buffer", "sys.stdout.buffer"):
            self.qualified[name] = path
            return True
        return False

    def operation(self, node: ast.expr) -> str | None:
        """The operation that a callee names without looking at any receiver."""
        if isinstance(node, ast.Name):
            if node.id in self.operations:
                return self.operations[node.id]
            if node.id in self.defined or node.id in self.qualified:
                return STREAMS.get(self.qualified.get(node.id, ""))
            return BUILTINS.get(node.id)
        path = self._path(node)
        if path is None:
            return None
        if path in STREAMS:
            return STREAMS[path]
        module, _, name = path.rpartition(".")
        return MODULES.get(module, {}).get(name)

    def text(self, node: ast.expr) -> str | None:
        """The text that a constant of the library stands for (`string.digits`)."""
        return TEXTS.get(self._path(node) or "")

    def module_of(self, node: ast.expr) -> str | None:
        """The module in `__import__("sys")`."""
        match node:
            case ast.Call(func=ast.Name(id="__import__"), args=[ast.Constant(value=str(name))]):
                return name
            case _:
                return None

    def stream(self, node: ast.expr) -> bool:
        """Whether the expression is the standard input, or an opened file."""
        if isinstance(node, ast.Call):
            return self.operation(node.func) == "id" and dotted(node.func) in ("open", "io.open")
        return self._path(node) in ("sys.stdin", "sys.stdin.buffer")

    def _path(self, node: ast.expr) -> str | None:
        parts: list[str] = []
        while isinstance(node, ast.Attribute):
            parts.append(node.attr)
            node = node.value
        head = node.id if isinstance(node, ast.Name) else None
        full = (
            self.module_of(node) or self.modules.get(head or "") or self.qualified.get(head or "")
        )
        rest = ".".join(reversed(parts))
        if full is None:
            return None
        return f"{full}.{rest}" if rest else full


def method_operation(name: str) -> str | None:
    """The operation of a method by its name alone."""
    return METHODS.get(name)
