"""Changes of a Python program that leave its cost as it is. Each gives None where it finds no use.

They work on the syntax tree; what they cannot do safely they leave alone.
"""

from __future__ import annotations

import ast
import builtins
import copy

SPARED = frozenset(dir(builtins)) | {"self", "cls"}


def _names_bound(tree: ast.AST) -> set[str]:
    """Variables, parameters, functions and classes of the program's own."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case _:
                pass
    return found


def _imported(tree: ast.AST) -> set[str]:
    return {(a.asname or a.name).partition(".")[0] for n in ast.walk(tree)
            if isinstance(n, ast.Import | ast.ImportFrom) for a in n.names}  # fmt: skip


def renamed(text: str) -> str | None:
    """Every own variable and function under another name; fields and methods keep theirs."""
    tree = ast.parse(text)
    attributes = {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)}
    words = {k.arg for n in ast.walk(tree) if isinstance(n, ast.Call) for k in n.keywords}
    own = _names_bound(tree) - SPARED - _imported(tree) - attributes - words
    table = {name: f"w{i}x" for i, name in enumerate(sorted(own)) if not name.startswith("__")}
    for node in ast.walk(tree):
        match node:
            case ast.Name():
                node.id = table.get(node.id, node.id)
            case ast.arg():
                node.arg = table.get(node.arg, node.arg)
            case ast.FunctionDef() | ast.ClassDef():
                node.name = table.get(node.name, node.name)
            case ast.Global() | ast.Nonlocal():
                node.names = [table.get(n, n) for n in node.names]
            case _:
                pass
    return ast.unparse(tree) if table else None


def reordered(text: str) -> str | None:
    """Functions that stand beside each other in reverse order."""
    tree = ast.parse(text)
    body, run, changed = [], [], False  # type: ignore[var-annotated]
    for node in [*tree.body, None]:
        plain = isinstance(node, ast.FunctionDef) and not (
            node.decorator_list or node.args.defaults or node.args.kw_defaults)  # fmt: skip
        if plain:
            run.append(node)
            continue
        changed = changed or len(run) > 1
        body += run[::-1]
        run = []
        if node is not None:
            body.append(node)
    tree.body = body
    return ast.unparse(tree) if changed else None


DEAD = """\
if False:
    while True:
        unused_text = str(0) + 'x'
        for unused_item in range(10 ** 6):
            print(unused_item)
"""


def with_dead_code(text: str) -> str | None:
    """Comments, a function that nothing calls, and a loop that nothing reaches."""
    tree = ast.parse(text)
    place = next((i for i, n in enumerate(tree.body) if not isinstance(
        n, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef)), None)  # fmt: skip
    dead = ast.parse(DEAD).body
    if place is None:
        for function in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]:
            function.body[:0] = copy.deepcopy(dead)
    else:
        unused = ast.parse("def unused_helper(x):\n    return [y for y in range(x)]\n").body
        tree.body[place:place] = [*unused, *dead]
    return f"# for i in range(n): for j in range(n):\n{ast.unparse(tree)}\n# while True: pass\n"


class _ToWhile(ast.NodeTransformer):
    count = 0

    def visit_For(self, node: ast.For) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        call, target = node.iter, node.target
        if not (isinstance(call, ast.Call) and isinstance(target, ast.Name) and not node.orelse):
            return node
        if not (isinstance(call.func, ast.Name) and call.func.id == "range") or call.keywords:
            return node
        step = call.args[2] if len(call.args) == 3 else ast.Constant(1)
        inside = [n for s in node.body for n in ast.walk(s)]
        if (
            not (isinstance(step, ast.Constant) and isinstance(step.value, int) and step.value > 0)
            or any(isinstance(n, ast.Continue | ast.FunctionDef | ast.Lambda) for n in inside)
            or any(isinstance(n, ast.Name) and n.id == target.id and isinstance(n.ctx, ast.Store)
                   for n in inside)
        ):  # fmt: skip
            return node
        self.count += 1
        start, stop = call.args[:2] if len(call.args) > 1 else (ast.Constant(0), call.args[0])
        bound = f"bound{self.count}"
        head = ast.parse(f"{target.id} = 0\n{bound} = 0\nwhile {target.id} < {bound}: pass\n").body
        first, second, loop = head
        assert isinstance(first, ast.Assign)
        assert isinstance(second, ast.Assign)
        assert isinstance(loop, ast.While)
        first.value, second.value = start, stop
        add = ast.parse(f"{target.id} += {step.value}").body
        loop.body = [*node.body, *add]
        return [first, second, loop]


def with_while(text: str) -> str | None:
    """`for` over a rising range as `while`."""
    change = _ToWhile()
    tree = change.visit(ast.parse(text))
    return ast.unparse(ast.fix_missing_locations(tree)) if change.count else None


def _returns_once(function: ast.FunctionDef) -> bool:
    plain = not (function.decorator_list or function.args.defaults or function.args.vararg
                 or function.args.kwonlyargs or function.args.kwarg)  # fmt: skip
    inner = [n for n in ast.walk(function) if n is not function]
    returns = [n for n in inner if isinstance(n, ast.Return)]
    odd = ast.Global | ast.Nonlocal | ast.FunctionDef | ast.Lambda | ast.Yield | ast.YieldFrom
    return (
        plain
        and not any(isinstance(n, odd) for n in inner)
        and (not returns or (len(returns) == 1 and function.body[-1] is returns[0]))
        and not any(isinstance(n, ast.Name) and n.id == function.name for n in inner)
    )


def inlined(text: str) -> str | None:
    """A helper that is called once, by a statement of its own, in the caller's place."""
    tree = ast.parse(text)
    for function in [n for n in tree.body if isinstance(n, ast.FunctionDef)]:
        used = [n for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id == function.name]
        if len(used) != 1 or not _returns_once(function) or _appends_text(function.body):
            continue
        for holder in ast.walk(tree):
            for name in ("body", "orelse"):
                block = getattr(holder, name, None)
                if isinstance(block, list) and (place := _call_in(block, function)) is not None:
                    block[place : place + 1] = _body(function, block[place])
                    tree.body.remove(function)
                    return ast.unparse(ast.fix_missing_locations(tree))
    return None


def _call_in(block: list[ast.stmt], function: ast.FunctionDef) -> int | None:
    for place, stmt in enumerate(block):
        value = stmt.value if isinstance(stmt, ast.Assign | ast.Expr) else None
        if (
            isinstance(value, ast.Call)
            and isinstance(value.func, ast.Name)
            and value.func.id == function.name
            and not value.keywords
            and len(value.args) == len(function.args.args)
            and not any(isinstance(a, ast.Starred) for a in value.args)
        ):
            return place
    return None


def _body(function: ast.FunctionDef, call: ast.stmt) -> list[ast.stmt]:
    assert isinstance(call, ast.Assign | ast.Expr)
    assert isinstance(call.value, ast.Call)
    copied = copy.deepcopy(function)
    own = _names_bound(copied) - {function.name}
    for node in ast.walk(copied):
        if isinstance(node, ast.Name) and node.id in own:
            node.id = f"in_{node.id}"
    given = [
        ast.Assign([ast.Name(f"in_{p.arg}", ast.Store())], a)
        for p, a in zip(function.args.args, call.value.args, strict=True)
    ]
    rest = copied.body
    last = rest[-1]
    if isinstance(last, ast.Return):
        value = last.value or ast.Constant(None)
        end = ast.Assign(call.targets, value) if isinstance(call, ast.Assign) else ast.Expr(value)
        rest = [*rest[:-1], end]
    return [*given, *rest]


def wrapped(text: str) -> str | None:
    """Module-level code inside `main()`, its names declared global where functions need them."""
    tree = ast.parse(text)
    kinds = ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef
    outside = [n for n in tree.body if isinstance(n, kinds)]
    inside = [n for n in tree.body if not isinstance(n, kinds)]
    if not inside or "main" in _names_bound(tree) or "__name__" in text or _appends_text(inside):
        return None
    needed = {n.id for f in outside for n in ast.walk(f) if isinstance(n, ast.Name)}
    needed |= {n for f in ast.walk(tree) if isinstance(f, ast.Global) for n in f.names}
    block = ast.Module(inside, [])
    shared = sorted(_names_bound(block) & needed)
    main = ast.parse("def main(): pass").body[0]
    assert isinstance(main, ast.FunctionDef)
    main.body = [*([ast.Global(shared)] if shared else []), *inside]
    tree.body = [*outside, main, *ast.parse("main()").body]
    return ast.unparse(ast.fix_missing_locations(tree))


def _appends_text(block: list[ast.stmt]) -> bool:
    """`s += c` on text: CPython appends in place inside functions only, so the cost differs."""
    nodes = [n for s in block for n in ast.walk(s)]
    texts = {t.id for n in nodes if isinstance(n, ast.Assign) and isinstance(n.value, ast.Constant)
             and isinstance(n.value.value, str) for t in n.targets
             if isinstance(t, ast.Name)}  # fmt: skip
    return any(isinstance(n, ast.AugAssign) and isinstance(n.target, ast.Name)
               and n.target.id in texts for n in nodes)  # fmt: skip


def with_fast_input(text: str) -> str | None:
    """Lines read by `sys.stdin.readline` under the name of `input`."""
    if "stdin" in text or "input(" not in text:
        return None
    tree = ast.parse(text)
    place = next((i for i, n in enumerate(tree.body)
                  if not isinstance(n, ast.Import | ast.ImportFrom)), 0)  # fmt: skip
    tree.body[place:place] = ast.parse("import sys\ninput = sys.stdin.readline").body
    return ast.unparse(tree)


TRANSFORMATIONS = {
    "rename": renamed,
    "reorder": reordered,
    "dead code": with_dead_code,
    "while": with_while,
    "inline": inlined,
    "main": wrapped,
    "idiom": with_fast_input,
}
