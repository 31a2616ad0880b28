"""Lowering of Python statements and functions."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from complexity.frontends.normalise import counted_while, live
from complexity.frontends.python.annotations import type_of_annotation
from complexity.frontends.python.erasures import erasure
from complexity.frontends.python.expressions import BINARY, ExpressionLowering
from complexity.frontends.python.names import LibraryNames
from complexity.frontends.python.nodes import forgets, span_of
from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Const,
    Continue,
    Counted,
    Define,
    Do,
    Each,
    Expr,
    Function,
    If,
    Logic,
    Name,
    OpaqueStmt,
    Param,
    Raise,
    Return,
    Stmt,
    Try,
    Type,
    Unary,
    While,
    names_in,
)
from complexity.model.effects import assigned_names


@dataclass(slots=True)
class StatementLowering:
    """Turns `ast` statements into the model's. `types` collects annotated variables."""

    names: LibraryNames
    expressions: ExpressionLowering
    types: dict[str, Type] = field(default_factory=dict)

    def block(self, nodes: list[ast.stmt]) -> Block:
        lowered: list[Stmt] = []
        for node in nodes:
            lowered.extend(self.statement(node))
        return tuple(lowered)

    def statement(self, node: ast.stmt) -> list[Stmt]:
        handler = HANDLERS.get(type(node))
        if handler is None:
            return [OpaqueStmt(f"{type(node).__name__.lower()} statement", span=span_of(node))]
        lowered = handler(self, node)
        before, self.expressions.pending = self.expressions.pending, []
        return [*before, *lowered]

    def value(self, node: ast.expr) -> Expr:
        return self.expressions.lower(node)

    # -- simple statements

    def assign(self, node: ast.Assign) -> list[Stmt]:
        if len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            bound = self._bound_function(node.targets[0].id, node.value)
            if bound is not None:
                return bound
        if len(node.targets) == 1 and self._binds_functions(node.targets[0], node.value):
            return self._one_by_one(node)
        value = self.value(node.value)
        lowered: list[Stmt] = []
        for target in node.targets:
            lowered.append(Assign(self.value(target), value, span=span_of(node)))
            if isinstance(target, ast.Name):
                value = Name(target.id, span_of(target))
        return lowered

    def _binds_functions(self, target: ast.expr, value: ast.expr) -> bool:
        """`read, ints = input, lambda: …`: names on the left, some function on the right."""
        if not (isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)):
            return False
        plain = all(isinstance(t, ast.Name) for t in target.elts)
        return (
            plain
            and len(target.elts) == len(value.elts)
            and any(
                isinstance(v, ast.Lambda) or self.names.operation(v) is not None for v in value.elts
            )
        )

    def _one_by_one(self, node: ast.Assign) -> list[Stmt]:
        """A parallel assignment as one after another; right where no value reads a target."""
        lowered: list[Stmt] = []
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, other in zip(target.elts, value.elts, strict=True):
                lowered += self.assign(ast.copy_location(ast.Assign([one], other), node))
        return lowered

    def _bound_function(self, name: str, value: ast.expr) -> list[Stmt] | None:
        """`f = lambda …` defines f; `input = sys.stdin.readline` names an operation."""
        if isinstance(value, ast.Lambda):
            self.names.defined.add(name)
            self.names.operations.pop(name, None)
            function = self.expressions.lambda_function(name, value)
            return [Define(function, span_of(value))]
        if isinstance(value, ast.Name | ast.Attribute) and self.names.add_alias(name, value):
            return []
        return None

    def ann_assign(self, node: ast.AnnAssign) -> list[Stmt]:
        if isinstance(node.target, ast.Name):
            self.types[node.target.id] = type_of_annotation(node.annotation)
        if node.value is None:
            return []
        return [Assign(self.value(node.target), self.value(node.value), span=span_of(node))]

    def aug_assign(self, node: ast.AugAssign) -> list[Stmt]:
        target, operand = self.value(node.target), self.value(node.value)
        span = span_of(node)
        value = Binary(BINARY[type(node.op)], target, operand, span)
        return [Assign(target, value, augmented=True, span=span)]

    def expression(self, node: ast.Expr) -> list[Stmt]:
        if isinstance(node.value, ast.Constant):
            return []
        value = self.value(node.value)
        if isinstance(value, Call) and value.op == "exit":
            return [Raise(span=span_of(node))]
        if isinstance(value, Call) and value.op == "setting":
            return []
        return [Do(value, span_of(node))]

    def delete(self, node: ast.Delete) -> list[Stmt]:
        span = span_of(node)
        targets = [t for t in node.targets if isinstance(t, ast.Subscript)]
        return [Do(erasure(self.value, target, span), span) for target in targets]

    def return_(self, node: ast.Return) -> list[Stmt]:
        value = Const(None) if node.value is None else self.value(node.value)
        return [Return(value, span_of(node))]

    def raise_(self, node: ast.Raise) -> list[Stmt]:
        value = Const(None) if node.exc is None else self.value(node.exc)
        return [Raise(value, span_of(node))]

    def assert_(self, node: ast.Assert) -> list[Stmt]:
        test = Unary("not", self.value(node.test), span_of(node))
        return [If(test, (Raise(span=span_of(node)),), span=span_of(node))]

    def nothing(self, node: ast.stmt) -> list[Stmt]:
        return []

    def import_(self, node: ast.Import | ast.ImportFrom) -> list[Stmt]:
        self.names.add_import(node)
        return []

    def break_(self, node: ast.Break) -> list[Stmt]:
        return [Break(span_of(node))]

    def continue_(self, node: ast.Continue) -> list[Stmt]:
        return [Continue(span_of(node))]

    # -- compound statements

    def if_(self, node: ast.If) -> list[Stmt]:
        """An `elif` chain is folded from its end, so that its length is no depth of recursion."""
        chain: list[tuple[ast.If, Expr, Block]] = []
        rest: list[ast.stmt] = [node]
        while len(rest) == 1 and isinstance(rest[0], ast.If):
            arm = rest[0]
            chain.append((arm, self.value(arm.test), self.block(arm.body)))
            rest = arm.orelse
        otherwise = self.block(rest)
        if len(chain) == 1 and _main_guard(node):
            return list(chain[0][2])
        for arm, test, body in reversed(chain):
            always = live(test, body, otherwise)
            branch = (If(test, body, otherwise, span_of(arm)),)
            otherwise = branch if always is None else always
        return list(otherwise)

    def for_(self, node: ast.For) -> list[Stmt]:
        target, iterable = self.value(node.target), self.value(node.iter)
        body, otherwise = self.block(node.body), self.block(node.orelse)
        span = span_of(node)
        counted = _counted(target, iterable, body, otherwise)
        if counted is not None:
            start, stop, step = counted
            name = target.id if isinstance(target, Name) else "_"
            return [Counted(name, start, stop, step, body, otherwise, span)]
        return [Each(target, iterable, body, otherwise, span=span)]

    def while_(self, node: ast.While) -> list[Stmt]:
        outer, self.expressions.pending = self.expressions.pending, []
        test = self.value(node.test)
        before, self.expressions.pending = self.expressions.pending, outer
        body, otherwise = self.block(node.body), self.block(node.orelse)
        span = span_of(node)
        if before:
            leave = If(Unary("not", test, span), (Break(span),), span=span)
            loop = While(Const(True), (*before, leave, *body), otherwise=otherwise, span=span)
            return [loop]
        return list(counted_while(While(test, body, otherwise=otherwise, span=span)))

    def try_(self, node: ast.Try) -> list[Stmt]:
        handlers = tuple(self.block(h.body) for h in node.handlers)
        parts = self.block(node.body), handlers, self.block(node.orelse), self.block(node.finalbody)
        return [Try(*parts, span_of(node))]

    def with_(self, node: ast.With) -> list[Stmt]:
        lowered: list[Stmt] = []
        for item in node.items:
            if item.optional_vars is None:
                lowered.append(Do(self.value(item.context_expr), span_of(node)))
            elif self.names.stream(item.context_expr) and isinstance(item.optional_vars, ast.Name):
                self.names.qualified[item.optional_vars.id] = "sys.stdin"
            else:
                target, value = self.value(item.optional_vars), self.value(item.context_expr)
                lowered.append(Assign(target, value, span=span_of(node)))
        return [*lowered, *self.block(node.body)]

    def match_(self, node: ast.Match) -> list[Stmt]:
        subject = self.value(node.subject)
        otherwise: Block = ()
        for case in reversed(node.cases):
            test = _case_test(subject, case, self)
            otherwise = (If(test, self.block(case.body), otherwise, span_of(node)),)
        return list(otherwise)

    # -- functions

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[Stmt]:
        return [Define(self.function_of(node), span_of(node))]

    def function_of(
        self, node: ast.FunctionDef | ast.AsyncFunctionDef, owner: str = ""
    ) -> Function:
        inner = StatementLowering(
            self.names, ExpressionLowering(self.names, self.expressions.methods)
        )
        shadowed = {n: op for n in _local_names(node) if (op := self.names.operations.pop(n, None))}
        body = (*self._wrappers(node), *inner.block(node.body))
        self.names.operations.update(shadowed)
        outer = frozenset(
            name
            for child in ast.walk(node)
            if isinstance(child, ast.Global | ast.Nonlocal)
            for name in child.names
        )
        return Function(
            node.name,
            self._params(node, owner),
            body,
            owner=owner,
            memoised=any(self._memoises(d) for d in node.decorator_list),
            generator=any(isinstance(n, ast.Yield | ast.YieldFrom) for n in _own_nodes(node)),
            result=type_of_annotation(node.returns),
            locals=tuple(sorted(inner.types.items())),
            outer=outer,
            span=span_of(node),
        )

    def _params(
        self, node: ast.FunctionDef | ast.AsyncFunctionDef, owner: str
    ) -> tuple[Param, ...]:
        params = self.expressions.params(node.args)
        static = any(
            isinstance(d, ast.Name) and d.id == "staticmethod" for d in node.decorator_list
        )
        return (Param("self"), *params) if owner and static else params

    def _wrappers(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[Stmt]:
        """A decorator of the program's own may do anything around each call.

        Around a generator it is a trampoline: it only drives what the generator yields.
        """
        if any(isinstance(n, ast.Yield | ast.YieldFrom) for n in _own_nodes(node)):
            return []
        return [
            OpaqueStmt(f"decorator {d.id} of the program itself", span=span_of(node))
            for d in node.decorator_list
            if isinstance(d, ast.Name) and d.id in self.names.defined
        ]

    def _memoises(self, decorator: ast.expr) -> bool:
        callee = decorator.func if isinstance(decorator, ast.Call) else decorator
        return self.names.operation(callee) == "cache" and not forgets(decorator)

    def class_(self, node: ast.ClassDef) -> list[Stmt]:
        reason = f"class {node.name} inside a function"
        return [OpaqueStmt(reason, span=span_of(node))]


def _case_test(subject: Expr, case: ast.match_case, lowering: StatementLowering) -> Expr:
    """The test of one `case`: what it compares is kept, how is not."""
    guard = () if case.guard is None else (lowering.value(case.guard),)
    if isinstance(case.pattern, ast.MatchValue):
        return Logic("and", (subject, lowering.value(case.pattern.value), *guard))
    if isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and not guard:
        return Const(True)
    return Logic("and", (subject, *guard, Const(True)))


def _counted(
    target: Expr, iterable: Expr, body: Block, otherwise: Block
) -> tuple[Expr, Expr, Expr] | None:
    """Start, stop and step of `for name in range(…)` that counts like a C loop."""
    if not (isinstance(target, Name) and isinstance(iterable, Call) and iterable.op == "range"):
        return None
    args = iterable.args
    if not 1 <= len(args) <= 3 or iterable.options:
        return None
    start = args[0] if len(args) > 1 else Const(0)
    stop = args[1] if len(args) > 1 else args[0]
    step = args[2] if len(args) > 2 else Const(1)
    changed = assigned_names(body)
    read = names_in(stop) | names_in(step)
    if target.id in changed or target.id in read or changed & read:
        return None
    return start, stop, step


def _main_guard(node: ast.If) -> bool:
    test = node.test
    return (
        isinstance(test, ast.Compare)
        and isinstance(test.left, ast.Name)
        and test.left.id == "__name__"
    )


def _own_nodes(function: ast.AST) -> list[ast.AST]:
    """Nodes of a function's body without those of functions nested in it."""
    found: list[ast.AST] = []
    stack = list(ast.iter_child_nodes(function))
    while stack:
        node = stack.pop()
        found.append(node)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            stack.extend(ast.iter_child_nodes(node))
    return found


def _local_names(node: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Parameters of the function; they shadow aliases of library functions."""
    args = node.args
    return {a.arg for a in [*args.posonlyargs, *args.args, *args.kwonlyargs]}


Handler = Callable[[StatementLowering, Any], list[Stmt]]
HANDLERS: dict[type[ast.stmt], Handler] = {
    ast.Assign: StatementLowering.assign,
    ast.AnnAssign: StatementLowering.ann_assign,
    ast.AugAssign: StatementLowering.aug_assign,
    ast.Expr: StatementLowering.expression,
    ast.Delete: StatementLowering.delete,
    ast.Return: StatementLowering.return_,
    ast.Raise: StatementLowering.raise_,
    ast.Assert: StatementLowering.assert_,
    ast.Pass: StatementLowering.nothing,
    ast.Global: StatementLowering.nothing,
    ast.Nonlocal: StatementLowering.nothing,
    ast.Import: StatementLowering.import_,
    ast.ImportFrom: StatementLowering.import_,
    ast.Break: StatementLowering.break_,
    ast.Continue: StatementLowering.continue_,
    ast.If: StatementLowering.if_,
    ast.For: StatementLowering.for_,
    ast.AsyncFor: StatementLowering.for_,
    ast.While: StatementLowering.while_,
    ast.Try: StatementLowering.try_,
    ast.With: StatementLowering.with_,
    ast.AsyncWith: StatementLowering.with_,
    ast.Match: StatementLowering.match_,
    ast.FunctionDef: StatementLowering.function,
    ast.AsyncFunctionDef: StatementLowering.function,
    ast.ClassDef: StatementLowering.class_,
}
