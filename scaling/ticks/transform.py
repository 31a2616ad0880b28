"""The rewriting itself."""

import ast
from collections.abc import Sequence
from typing import TypeVar

from scaling.ticks import names
from scaling.ticks.numeric import is_numeric, numeric_names

Function = TypeVar("Function", ast.FunctionDef, ast.AsyncFunctionDef)
WEIGHED_OPERATORS = (ast.Add, ast.Mult, ast.BitOr)
LITERALS = (ast.Tuple, ast.List, ast.Set, ast.Constant)


def add_ticks(text: str) -> str | None:
    """The same program with ticks and weights; None when it cannot be rewritten."""
    try:
        tree = ast.parse(text)
        _Rewriter(tree).visit(tree)
        _add_prelude(tree)
        return ast.unparse(ast.fix_missing_locations(tree)) + "\n"
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _add_prelude(tree: ast.Module) -> None:
    imports = ", ".join(names.HELPERS)
    prelude = (
        f"from {names.PACKAGE}.ticks import {imports}\n"
        f"{names.TICKS} = 0\n{names.START}(globals())\n"
    )
    at = _first_free(tree.body)
    while at < len(tree.body) and _is_future(tree.body[at]):
        at += 1
    tree.body[at:at] = ast.parse(prelude).body


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _first_free(body: Sequence[ast.stmt]) -> int:
    """Index behind a docstring."""
    match body:
        case [ast.Expr(value=ast.Constant(value=str())), *_]:
            return 1
        case _:
            return 0


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _is_call(node: ast.expr, name: str) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=called)):
            return called == name
        case _:
            return False


class _Rewriter(ast.NodeTransformer):
    def __init__(self, tree: ast.Module) -> None:
        self.numeric = numeric_names(tree)
        self.defined = {
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef)
        }
        self.scopes = ["module"]
        self.shared: list[set[str]] = [set()]

    def _inside(self, kind: str, node: ast.AST) -> None:
        self.scopes.append(kind)
        self.shared.append(
            {n for s in ast.walk(node) if isinstance(s, ast.Global) for n in s.names}
        )
        self.generic_visit(node)
        self.shared.pop()
        self.scopes.pop()

    def _tick(self) -> ast.stmt:
        """One more step; a class body has no cheap access to the counter."""
        if self.scopes[-1] == "class":
            return ast.Expr(_call(names.TICK))
        return ast.AugAssign(ast.Name(names.TICKS, ast.Store()), ast.Add(), ast.Constant(1))

    # functions, classes, lambdas

    def _function(self, node: Function) -> Function:
        self._inside("function", node)
        at = _first_free(node.body)
        tick = ast.AugAssign(ast.Name(names.TICKS, ast.Store()), ast.Add(), ast.Constant(1))
        node.body[at:at] = [ast.Global([names.TICKS]), tick]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self._inside("class", node)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        self._inside("lambda", node)
        node.body = ast.BoolOp(ast.And(), [_call(names.TICK), node.body])
        return node

    # loops

    def _loop(self, node: ast.For | ast.While | ast.AsyncFor) -> ast.AST:
        self.generic_visit(node)
        node.body.insert(0, self._tick())
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        return self._loop(node)

    def visit_AsyncFor(self, node: ast.AsyncFor) -> ast.AST:
        return self._loop(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        return self._loop(node)

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        simple = len(node.generators) == 1 and not node.generators[0].ifs
        self.generic_visit(node)
        if simple and not node.generators[0].is_async:
            node.generators[0].ifs = []
            return _call(names.ELEMENTS, node)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        node.ifs.insert(0, _call(names.TICK))
        return node

    # operations done by C code

    def visit_Call(self, node: ast.Call) -> ast.AST:
        weighed = self._may_cost(node)
        self.generic_visit(node)
        if weighed:
            node.func = _call(names.CALL, node.func)
        return node

    def _may_cost(self, node: ast.Call) -> bool:
        match node.func:
            case ast.Attribute(attr="pop"):
                return bool(node.args)
            case ast.Attribute(attr=attr):
                return attr in names.WEIGHED_METHODS
            case ast.Name(id="min" | "max"):
                return len(node.args) < 2 or any(isinstance(a, ast.Starred) for a in node.args)
            case ast.Name(id=name):
                return name not in names.CONSTANT_TIME and name not in self.defined
            case _:
                return False

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        weighed = self._makes_sequence(node)
        self.generic_visit(node)
        return _call(names.RESULT, node) if weighed else node

    def _makes_sequence(self, node: ast.BinOp) -> bool:
        if isinstance(node.op, ast.Mod):
            return isinstance(node.left, ast.Constant | ast.JoinedStr) and not is_numeric(
                node.left, self.numeric
            )
        if isinstance(node.op, ast.Pow | ast.LShift):
            return not isinstance(node.right, ast.Constant)
        return isinstance(node.op, WEIGHED_OPERATORS) and not is_numeric(node, self.numeric)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        return _call(names.RESULT, node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Del) or (
            isinstance(node.ctx, ast.Store) and isinstance(node.slice, ast.Slice)
        ):
            node.value = _call(names.SHIFT, node.value)
        elif isinstance(node.ctx, ast.Load) and isinstance(node.slice, ast.Slice):
            return _call(names.RESULT, node)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        literal = isinstance(node.comparators[0], LITERALS)
        self.generic_visit(node)
        if len(node.ops) > 1 or literal or not isinstance(node.ops[0], ast.In | ast.NotIn):
            return node
        found = _call(names.CONTAINS, node.left, node.comparators[0])
        return found if isinstance(node.ops[0], ast.In) else ast.UnaryOp(ast.Not(), found)

    def visit_Starred(self, node: ast.Starred) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            node.value = _call(names.OPERAND, node.value)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        if any(isinstance(part, ast.Starred) for t in node.targets for part in ast.walk(t)):
            node.value = _call(names.OPERAND, node.value)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST | list[ast.stmt]:
        number = is_numeric(node.value, self.numeric) or (
            isinstance(node.target, ast.Name) and node.target.id in self.numeric
        )
        plain = number and not isinstance(node.op, ast.Mult)
        self.generic_visit(node)
        if plain or not isinstance(node.op, WEIGHED_OPERATORS):
            return node
        if not _is_call(node.value, names.RESULT):
            node.value = _call(names.OPERAND, node.value)
        if isinstance(node.target, ast.Name) and node.target.id not in self.numeric:
            copies = isinstance(node.op, ast.Mult) or not self._is_local(node.target.id)
            if copies:
                target = ast.Name(node.target.id, ast.Load())
                return [node, ast.Expr(_call(names.COPIED, target))]
        return node

    def _is_local(self, name: str) -> bool:
        """CPython extends a string in place only in a local variable of a function."""
        return self.scopes[-1] == "function" and name not in self.shared[-1]
