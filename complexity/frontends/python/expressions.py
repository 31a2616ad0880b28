"""Lowering of Python expressions."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from complexity.frontends.python.annotations import type_of_annotation
from complexity.frontends.python.names import LibraryNames, dotted, method_operation
from complexity.frontends.python.nodes import (
    by_arity,
    constant_element,
    dotted_super,
    span_of,
    too_deep,
)
from complexity.model import (
    Assign,
    Binary,
    Call,
    Clause,
    Collection,
    Compare,
    Comprehension,
    Conditional,
    Const,
    Expr,
    Field,
    Function,
    Index,
    Invoke,
    Lambda,
    Logic,
    Name,
    Octets,
    OpaqueExpr,
    Param,
    Return,
    Slice,
    Star,
    Stmt,
    Unary,
)

BINARY = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.Pow: "**", ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|",
    ast.BitXor: "^", ast.MatMult: "@",
}  # fmt: skip
UNARY = {ast.USub: "-", ast.Not: "not", ast.Invert: "~"}
COMPARE = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Is: "is", ast.IsNot: "!=",
}  # fmt: skip


@dataclass(slots=True)
class ExpressionLowering:
    """Turns `ast` expressions into the model's.

    `pending` collects assignments that an expression makes (walrus); the statement that owns the
    expression puts them before itself. `methods` are names of methods the program defines.
    """

    names: LibraryNames
    methods: frozenset[str]
    pending: list[Stmt] = field(default_factory=list)

    def lower(self, node: ast.expr) -> Expr:
        """A whole expression of a statement; never fails."""
        if too_deep(node):
            leaves = tuple(
                Name(n.id, span_of(n)) for n in ast.walk(node) if isinstance(n, ast.Name)
            )
            return OpaqueExpr("expression nested too deep", leaves[:100], span=span_of(node))
        return self.expr(node)

    def expr(self, node: ast.expr) -> Expr:
        handler = HANDLERS.get(type(node))
        if handler is None:
            reason = f"{type(node).__name__.lower()} expression"
            return OpaqueExpr(reason, self._children(node), span=span_of(node))
        return handler(self, node)

    def many(self, nodes: list[ast.expr]) -> tuple[Expr, ...]:
        return tuple(self.expr(n) for n in nodes)

    def optional(self, node: ast.expr | None) -> Expr | None:
        return None if node is None else self.expr(node)

    def _children(self, node: ast.expr) -> tuple[Expr, ...]:
        return tuple(self.expr(c) for c in ast.iter_child_nodes(node) if isinstance(c, ast.expr))

    # -- leaves and operators

    def constant(self, node: ast.Constant) -> Expr:
        value = node.value
        if isinstance(value, bytes):
            value = Octets(value.decode("latin-1"))
        if isinstance(value, complex) or value is Ellipsis:
            value = None
        return Const(value, span_of(node))

    def name(self, node: ast.Name) -> Expr:
        text = self.names.text(node)
        return Name(node.id, span_of(node)) if text is None else Const(text, span_of(node))

    def attribute(self, node: ast.Attribute) -> Expr:
        if (text := self.names.text(node)) is not None:
            return Const(text, span_of(node))
        if self.names.operation(node) is not None:
            return self.function_value(node)
        return Field(self.expr(node.value), node.attr, span_of(node))

    def unary(self, node: ast.UnaryOp) -> Expr:
        operand = self.expr(node.operand)
        if isinstance(node.op, ast.UAdd):
            return operand
        op = UNARY[type(node.op)]
        if op == "-" and isinstance(operand, Const) and isinstance(operand.value, int | float):
            return Const(-operand.value, span_of(node))
        return Unary(op, operand, span_of(node))

    def binary(self, node: ast.BinOp) -> Expr:
        left, right = self.expr(node.left), self.expr(node.right)
        if isinstance(node.op, ast.Mult):
            repeated = self._repetition(left, right, node) or self._repetition(right, left, node)
            if repeated is not None:
                return repeated
        op = BINARY[type(node.op)]
        if op == "%" and isinstance(left, Const) and isinstance(left.value, str):
            return Call("format", (left, right), span=span_of(node))
        return Binary(op, left, right, span_of(node))

    def _repetition(self, items: Expr, count: Expr, node: ast.expr) -> Expr | None:
        """`[x] * n`."""
        if isinstance(items, Collection) and items.kind == "list" and len(items.items) == 1:
            return Call("filled", (count, items.items[0]), span=span_of(node))
        return None

    def logic(self, node: ast.BoolOp) -> Expr:
        op = "and" if isinstance(node.op, ast.And) else "or"
        return Logic(op, self.many(node.values), span_of(node))

    def compare(self, node: ast.Compare) -> Expr:
        left = self.expr(node.left)
        parts: list[Expr] = []
        for op, right_node in zip(node.ops, node.comparators, strict=True):
            right = self.expr(right_node)
            parts.append(self._comparison(op, left, right, node))
            left = right
        return parts[0] if len(parts) == 1 else Logic("and", tuple(parts), span_of(node))

    def _comparison(self, op: ast.cmpop, left: Expr, right: Expr, node: ast.expr) -> Expr:
        span = span_of(node)
        if isinstance(right, Call) and right.op == "keys" and len(right.args) == 1:
            right = right.args[0] if isinstance(op, ast.In | ast.NotIn) else right
        if isinstance(op, ast.In):
            return Call("contains", (right, left), span=span)
        if isinstance(op, ast.NotIn):
            return Unary("not", Call("contains", (right, left), span=span), span)
        return Compare(COMPARE[type(op)], left, right, span)

    def conditional(self, node: ast.IfExp) -> Expr:
        parts = self.expr(node.test), self.expr(node.body), self.expr(node.orelse)
        return Conditional(*parts, span_of(node))

    def subscript(self, node: ast.Subscript) -> Expr:
        base = self.expr(node.value)
        if isinstance(node.slice, ast.Slice):
            part = node.slice
            bounds = (self.optional(part.lower), self.optional(part.upper))
            return Slice(base, *bounds, self.optional(part.step), span_of(node))
        return Index(base, self.expr(node.slice), span_of(node))

    def starred(self, node: ast.Starred) -> Expr:
        return Star(self.expr(node.value), span_of(node))

    def collection(self, node: ast.List | ast.Tuple | ast.Set) -> Expr:
        return Collection(type(node).__name__.lower(), self.many(node.elts), span_of(node))

    def dictionary(self, node: ast.Dict) -> Expr:
        items: list[Expr] = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                items.append(Star(self.expr(value), span_of(value)))
            else:
                items.append(Collection("tuple", (self.expr(key), self.expr(value))))
        return Collection("dict", tuple(items), span_of(node))

    def joined(self, node: ast.JoinedStr) -> Expr:
        parts = [v.value for v in node.values if isinstance(v, ast.FormattedValue)]
        return Call("format", self.many(parts), span=span_of(node))

    def walrus(self, node: ast.NamedExpr) -> Expr:
        target = Name(node.target.id, span_of(node))
        self.pending.append(Assign(target, self.expr(node.value), span=span_of(node)))
        return target

    def effect_of_yield(self, node: ast.Yield | ast.YieldFrom | ast.Await) -> Expr:
        return Const(None) if node.value is None else self.expr(node.value)

    # -- comprehensions and functions

    def comprehension(
        self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp
    ) -> Expr:
        clauses = tuple(
            Clause(self.expr(g.target), self.expr(g.iter), self.many(g.ifs))
            for g in node.generators
        )
        if isinstance(node, ast.DictComp):
            element: Expr = Collection("tuple", (self.expr(node.key), self.expr(node.value)))
        else:
            element = self.expr(node.elt)
        kind = {"ListComp": "list", "SetComp": "set", "DictComp": "dict"}.get(
            type(node).__name__, "generator"
        )
        plain = self._constant_rows(kind, element, clauses, node)
        plain = plain or self._converted(kind, element, clauses, node)
        return plain or Comprehension(kind, element, clauses, span_of(node))

    def _constant_rows(
        self, kind: str, element: Expr, clauses: tuple[Clause, ...], node: ast.expr
    ) -> Expr | None:
        """`[[0] * m for _ in range(n)]` is n equal rows, as a vector of vectors is."""
        if kind != "list" or len(clauses) != 1 or clauses[0].conditions:
            return None
        source = clauses[0].iterable
        if not (isinstance(source, Call) and source.op == "range" and len(source.args) == 1):
            return None
        if not constant_element(element):
            return None
        return Call("filled", (source.args[0], element), span=span_of(node))

    def _converted(
        self, kind: str, element: Expr, clauses: tuple[Clause, ...], node: ast.expr
    ) -> Expr | None:
        """`[int(x) for x in tokens]` is `list(map(int, tokens))`."""
        if kind == "dict" or len(clauses) != 1 or clauses[0].conditions:
            return None
        target, span = clauses[0].target, span_of(node)
        if not (isinstance(element, Call) and element.op in ("int", "float")):
            return None
        if not isinstance(target, Name) or element.args != (target,):
            return None
        body = (Return(Call(element.op, (Name("x"),)), span),)
        function = Lambda(Function(element.op, (Param("x"),), body, span=span), span)
        mapped = Call("map", (function, clauses[0].iterable), span=span)
        if kind == "generator":
            return mapped
        return Call(f"to_{kind}", (mapped,), span=span)

    def lambda_(self, node: ast.Lambda) -> Expr:
        return Lambda(self.lambda_function("", node), span_of(node))

    def lambda_function(self, name: str, node: ast.Lambda) -> Function:
        body = (Return(self.expr(node.body), span_of(node.body)),)
        return Function(name, self.params(node.args), body, span=span_of(node))

    def params(self, args: ast.arguments) -> tuple[Param, ...]:
        plain = [*args.posonlyargs, *args.args]
        defaults = [None] * (len(plain) - len(args.defaults)) + list(args.defaults)
        pairs = [
            *zip(plain, defaults, strict=True),
            *zip(args.kwonlyargs, args.kw_defaults, strict=True),
        ]
        params = [
            Param(a.arg, type_of_annotation(a.annotation), None if d is None else self._callable(d))
            for a, d in pairs
        ]
        if args.vararg is not None:
            params.insert(len(plain), Param(args.vararg.arg, variadic=True))
        if args.kwarg is not None:
            params.append(Param(args.kwarg.arg, default=Collection("dict", ())))
        return tuple(params)

    # -- calls

    def call(self, node: ast.Call) -> Expr:
        if self.names.module_of(node) is not None:
            return Const(None, span_of(node))
        if dotted(node.func) == "dict.fromkeys" and node.args:
            return self._dict_of_keys(node)
        if isinstance(node.func, ast.Name) and node.func.id in ("exec", "eval", "__import__"):
            reason = f"{node.func.id} runs code that cannot be seen"
            return OpaqueExpr(reason, self.many(node.args), span=span_of(node))
        if (op := self.names.operation(node.func)) is not None:
            if op == "next" and node.args and self.names.stream(node.args[0]):
                return Call("read_line", (), span=span_of(node))
            return self._library(op, self.many(node.args), node)
        if isinstance(node.func, ast.Attribute):
            return self._method(node.func, node)
        return Invoke(self.expr(node.func), *self._given(node), span_of(node))

    def _given(self, node: ast.Call) -> tuple[tuple[Expr, ...], tuple[tuple[str, Expr], ...]]:
        """Arguments of a function of the program; some may be library functions."""
        options = tuple((k.arg or "**", self._argument(k.value)) for k in node.keywords)
        return tuple(self._argument(a) for a in node.args), options

    def _dict_of_keys(self, node: ast.Call) -> Expr:
        """`dict.fromkeys(keys, value)`."""
        value = self.expr(node.args[1]) if len(node.args) > 1 else Const(None)
        key, span = Name("key"), span_of(node)
        pair = Collection("tuple", (key, value), span)
        return Comprehension("dict", pair, (Clause(key, self.expr(node.args[0])),), span)

    def _method(self, func: ast.Attribute, node: ast.Call) -> Expr:
        op = method_operation(func.attr)
        if self.names.stream(func.value) and op in ("read_line", "read_lines", "read_all", "write"):
            return self._library(op, self.many(node.args), node)
        if op is None or func.attr in self.methods:
            target = Field(self.expr(func.value), func.attr, span_of(func))
            return Invoke(target, *self._given(node), span_of(node))
        args = self.many(node.args)
        if op == "pop_back" and args:
            op = "pop_at"
        if isinstance(func.value, ast.Call) and dotted_super(func.value):
            return Const(None, span_of(node))
        return self._library(op, (self.expr(func.value), *args), node)

    def _library(self, op: str, args: tuple[Expr, ...], node: ast.Call) -> Expr:
        key: Expr | None = None
        options: list[tuple[str, Expr]] = []
        for word in node.keywords:
            value = self._callable(word.value)
            if word.arg == "key":
                key = value
            elif word.arg != "flush":
                options.append((word.arg or "**", value))
        if op == "default_dict" and node.args:
            args = (self._factory(node.args[0]), *args[1:])
        elif op in FUNCTION_FIRST and node.args:
            args = (self._callable(node.args[0]), *args[1:])
        op = by_arity(op, args, node)
        if op == "id" and args:
            return args[0]
        return Call(op, args, key, tuple(options), span_of(node))

    def _callable(self, node: ast.expr) -> Expr:
        if self.names.operation(node) is not None:
            return self.function_value(node)
        return self.expr(node)

    def _factory(self, node: ast.expr) -> Expr:
        """What makes a missing value (`list`, `int`): called without arguments."""
        op = self.names.operation(node)
        return self._calling(op, (), node) if op is not None else self.expr(node)

    def _argument(self, node: ast.expr) -> Expr:
        """What is handed to a function of the program: `min` and its kin join two values there."""
        op = self.names.operation(node)
        return self._calling(op, ("x", "y"), node) if op in JOINING else self._callable(node)

    def function_value(self, node: ast.expr) -> Expr:
        """A library function used as a value (`map(int, …)`): a lambda that calls it."""
        op = self.names.operation(node) or "math"
        return self._calling(op, ("x",), node)

    def _calling(self, op: str, names: tuple[str, ...], node: ast.expr) -> Lambda:
        body = (Return(Call(op, tuple(Name(n) for n in names)), span_of(node)),)
        params = tuple(Param(n) for n in names)
        return Lambda(Function(op, params, body, span=span_of(node)), span_of(node))


JOINING = frozenset({"min", "max", "gcd", "lcm", "pow", "math"})
FUNCTION_FIRST = frozenset({"map", "filter", "reduce", "partial", "compare_key"})


Handler = Callable[[ExpressionLowering, Any], Expr]
HANDLERS: dict[type[ast.expr], Handler] = {
    ast.Constant: ExpressionLowering.constant,
    ast.Name: ExpressionLowering.name,
    ast.Attribute: ExpressionLowering.attribute,
    ast.UnaryOp: ExpressionLowering.unary,
    ast.BinOp: ExpressionLowering.binary,
    ast.BoolOp: ExpressionLowering.logic,
    ast.Compare: ExpressionLowering.compare,
    ast.IfExp: ExpressionLowering.conditional,
    ast.Subscript: ExpressionLowering.subscript,
    ast.Starred: ExpressionLowering.starred,
    ast.List: ExpressionLowering.collection,
    ast.Tuple: ExpressionLowering.collection,
    ast.Set: ExpressionLowering.collection,
    ast.Dict: ExpressionLowering.dictionary,
    ast.JoinedStr: ExpressionLowering.joined,
    ast.NamedExpr: ExpressionLowering.walrus,
    ast.Yield: ExpressionLowering.effect_of_yield,
    ast.YieldFrom: ExpressionLowering.effect_of_yield,
    ast.Await: ExpressionLowering.effect_of_yield,
    ast.ListComp: ExpressionLowering.comprehension,
    ast.SetComp: ExpressionLowering.comprehension,
    ast.GeneratorExp: ExpressionLowering.comprehension,
    ast.DictComp: ExpressionLowering.comprehension,
    ast.Lambda: ExpressionLowering.lambda_,
    ast.Call: ExpressionLowering.call,
}
