"""Calls that assign the caller's variables: the arguments of reference parameters are marked.

`f(x)` with `void f(int &a) { a++; }` becomes a call with the option `&0: x`, which reads as an
assignment of `x` wherever the model asks what a piece of code assigns.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from complexity.model import Define, Expr, Field, Function, Invoke, Name, Program, statements_in
from complexity.model.effects import REFERENCE, assigned_names

Outputs = dict[str, frozenset[int]]


def mark_references(program: Program) -> Program:
    """The program with every argument marked that its callee may assign."""
    outputs = _outputs(tuple(_every(program)))
    if not outputs:
        return program
    return replace(
        program,
        functions=tuple(_marked(f, outputs) for f in program.functions),
        main=tuple(_marked(s, outputs) for s in program.main),
    )


def _every(program: Program) -> Iterable[Function]:
    pending = [program.main, *(f.body for f in program.functions)]
    yield from program.functions
    while pending:
        for stmt in statements_in(pending.pop()):
            if isinstance(stmt, Define):
                yield stmt.function
                pending.append(stmt.function.body)


def _outputs(functions: tuple[Function, ...]) -> Outputs:
    """By name: positions of parameters, without `self`, that some function of it assigns."""
    found: Outputs = {}
    for _ in range(len(functions) + 1):
        before = dict(found)
        for function in functions:
            marked = _marked(function, found).body if found else function.body
            assigned = assigned_names(marked)
            params = [p for p in function.params if p.name != "self"]
            own = {i for i, p in enumerate(params) if p.by_reference and p.name in assigned}
            if own:
                found[function.name] = found.get(function.name, frozenset()) | own
        if found == before:
            break
    return found


def _marked(node: Any, outputs: Outputs) -> Any:
    """The node with marks on its calls, at any depth."""
    if isinstance(node, tuple):
        parts = tuple(_marked(part, outputs) for part in node)
        return node if all(a is b for a, b in zip(parts, node, strict=True)) else parts
    if not is_dataclass(node) or isinstance(node, type):
        return node
    changes = {}
    for item in fields(node):
        if item.name in ("span", "type", "locals", "params", "result", "outer"):
            continue
        value = getattr(node, item.name)
        if is_dataclass(value) or isinstance(value, tuple):
            new = _marked(value, outputs)
            if new is not value:
                changes[item.name] = new
    changed = replace(node, **changes) if changes else node
    return _with_marks(changed, outputs) if isinstance(changed, Invoke) else changed


def _with_marks(call: Invoke, outputs: Outputs) -> Invoke:
    target: Expr = call.target
    name = target.id if isinstance(target, Name) else ""
    name = target.name if isinstance(target, Field) else name
    marks = tuple(
        (f"{REFERENCE}{i}", call.args[i])
        for i in sorted(outputs.get(name, ()))
        if i < len(call.args)
    )
    if not marks or any(key.startswith(REFERENCE) for key, _ in call.options):
        return call
    return replace(call, options=(*call.options, *marks))
