"""The program model: one small frozen tree for both languages.

Equality ignores spans, so that two programs that say the same in different languages are equal
values; that equality is the contract test of a front end.
"""

from complexity.model.expressions import (
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
    Index,
    Invoke,
    Lambda,
    Logic,
    Name,
    Octets,
    OpaqueExpr,
    Slice,
    Star,
    Unary,
)
from complexity.model.program import Function, Param, Program, Record
from complexity.model.span import NOWHERE, Span
from complexity.model.statements import (
    Assign,
    Block,
    Break,
    Continue,
    Counted,
    Define,
    Do,
    Each,
    If,
    OpaqueStmt,
    Raise,
    Return,
    Stmt,
    Try,
    While,
)
from complexity.model.types import Kind, Type
from complexity.model.walk import (
    child_blocks,
    child_expressions,
    expressions_of,
    names_in,
    own_expressions,
    statements_in,
    walk_expression,
)

__all__ = [
    "NOWHERE", "Assign", "Binary", "Block", "Break", "Call", "Clause", "Collection", "Compare",
    "Comprehension", "Conditional", "Const", "Continue", "Counted", "Define", "Do", "Each", "Expr",
    "Field", "Function", "If", "Index", "Invoke", "Kind", "Lambda", "Logic", "Name", "Octets",
    "OpaqueExpr", "OpaqueStmt", "Param", "Program", "Raise", "Record", "Return", "Slice", "Span",
    "Star", "Stmt", "Try", "Type", "Unary", "While", "child_blocks", "child_expressions",
    "expressions_of", "names_in", "own_expressions", "statements_in", "walk_expression",
]  # fmt: skip
