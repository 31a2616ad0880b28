"""Reading input: from reads to size symbols, along the task's grammar where there is one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from complexity.analysis.contents.elements import new_container
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Obj, Ref, Value
from complexity.analysis.values.cursor import affine_form, all_tokens
from complexity.analysis.values.poly import ZERO, Poly
from complexity.analysis.values.symbols import Role
from complexity.model import Call, Const, Expr, Kind
from complexity.report import StepKind
from complexity.skeleton import Choice, Repeat, Tok, TokenKind


def read_token(ctx: Context, node: Call) -> Value:
    """One token (`cin >> x`, `scanf`): a value of its own, or the grammar's."""
    kind = dict(node.options).get("type")
    return token_as(ctx, node, str(kind.value) if isinstance(kind, Const) else "int")


def token_as(ctx: Context, node: object, wants: str) -> Value:
    """One token read as `int`, `str`, `char` or a floating type."""
    finish_line(ctx)
    token = take(ctx)
    ctx.state.cursor = replace(ctx.state.cursor, after_token=True)
    if wants in ("str", "string"):
        return _word(ctx, node, token)
    if wants in ("char", "float", "double"):
        return Num(kind=Kind.FLOAT) if wants != "char" else Num((Poly.constant(255),), (ZERO,))
    return integer(ctx, node, token)


def integer(ctx: Context, node: object, token: Tok | None) -> Num:
    """The value of an integer token."""
    if token is not None and token.symbol is not None:
        symbol = ctx.symbols.named(token.symbol, "of the task's input")
        ctx.read_in(symbol)
        return Num.symbol(symbol)
    name = ctx.hint
    meaning = f"{name or 'integer'} of the input, line {ctx.line}"
    symbol = ctx.site(node, Role.VALUE, name, meaning, ctx.line)
    remember_scalar(ctx, symbol)
    return Num.symbol(symbol)


def remember_scalar(ctx: Context, symbol: str) -> None:
    """A value read by itself may be the length of what is read next."""
    if (symbol, ctx.line) not in ctx.scalars:
        ctx.scalars.append((symbol, ctx.line))


def _foresee(ctx: Context, length: str) -> None:
    """Without a grammar, a line's length is taken for the first value of the last scalar line."""
    ctx.symbols.rows.add(length)
    if ctx.scalars:
        last = ctx.scalars[-1][1]
        ctx.foreseen[length] = next(s for s, line in ctx.scalars if line == last)


def _word(ctx: Context, node: object, token: Tok | None) -> Ref:
    if token is not None and token.length is not None:
        length = Num.exact(affine_form(token.length))
        for name in token.length.symbols:
            ctx.symbols.named(name, "of the task's input")
    else:
        name = f"|{ctx.hint or 's'}|"
        meaning = f"length of {ctx.hint or 'a word'} of the input, line {ctx.line}"
        length = Num.symbol(ctx.site(node, Role.LENGTH, name, meaning, ctx.line))
    ref = ctx.allocate(node, Obj(Kind.STR, length))
    ctx.put(ref, replace(ctx.state.heap[ref.id], text=True))
    if not ctx.loops:
        ctx.words[ref.id] = length
    return ref


def take(ctx: Context) -> Tok | None:
    """Move over one token of the grammar; None where the place is unknown."""
    cursor = ctx.state.cursor
    node = cursor.node
    if not cursor.active or cursor.inside_choice:
        return None
    match node:
        case Tok():
            ctx.state.cursor = cursor.advanced()
            return node
        case Choice():
            ctx.state.cursor = cursor.choosing()
            return None
        case _:
            ctx.state.cursor = cursor.lost(ctx.line)
            return None


def peek(ctx: Context, offset: int) -> Tok | None:
    """The token `offset` places on, within the current list of nodes."""
    cursor = ctx.state.cursor
    if not cursor.active or cursor.inside_choice:
        return None
    level = cursor.levels[-1]
    nodes = level.nodes[level.index : level.index + offset + 1]
    if len(nodes) != offset + 1 or not all(isinstance(n, Tok) for n in nodes):
        return None
    last = nodes[-1]
    return last if isinstance(last, Tok) else None


def take_sequence(ctx: Context) -> tuple[Num, Tok] | None:
    """Move over a repeated single token: an array read in one go."""
    cursor = ctx.state.cursor
    node = cursor.node
    if isinstance(node, Repeat) and len(node.body) == 1 and isinstance(node.body[0], Tok):
        ctx.state.cursor = cursor.advanced()
        for name in node.count.symbols:
            ctx.counts_elements(ctx.symbols.named(name, "of the task's input"))
        return Num.exact(affine_form(node.count)), node.body[0]
    return None


def element_value(ctx: Context, node: object, token: Tok | None) -> Value:
    """What the elements of a sequence of tokens look like."""
    if token is not None and token.kind is TokenKind.FLOAT:
        return Num(kind=Kind.FLOAT)
    if token is not None and token.symbol is not None:
        symbol = ctx.symbols.named(token.symbol, "largest value of the task's input")
    else:
        symbol = ctx.site(
            node, Role.ELEMENT, "", f"largest value read in line {ctx.line}", ctx.line
        )
    return Num((Poly.symbol(symbol),), (ZERO,))


def read_line(ctx: Context, node: Call) -> Ref:
    """A line as text. Its length is a symbol only when the program looks inside."""
    finish_line(ctx)
    name = ctx.hint or "s"
    meaning = f"length of the line read in line {ctx.line}"
    symbol = ctx.site(node, Role.LENGTH, f"|{name}|", meaning, ctx.line)
    ref = ctx.allocate(node, Obj(Kind.STR, Num.symbol(symbol)))
    ctx.put(ref, replace(ctx.state.heap[ref.id], text=True, tokens=True))
    if ctx.state.cursor.active:
        ctx.state.cursor = replace(ctx.state.cursor, pending=ref.id)
    return ref


def finish_line(ctx: Context) -> None:
    """Before more is read: the line read last is what the grammar has next, used or not.

    Right after a token it may be the empty rest of that token's line, and then takes nothing.
    """
    cursor = ctx.state.cursor
    line = Ref(cursor.pending)
    ctx.state.cursor = replace(cursor, pending=0, after_token=False)
    obj = ctx.obj(line)
    if obj is None or not obj.text or cursor.after_token or cursor.inside_choice:
        return
    if obj.kind is Kind.STR:
        _pass_line(ctx, line, obj)
    else:
        settle_sequence(ctx, ctx.made_node(line, 0), line)


def _pass_line(ctx: Context, line: Ref, obj: Obj) -> None:
    """A line that nothing was taken from yet; a single token keeps its value for later."""
    token = peek(ctx, 0)
    if token is not None and token.kind is TokenKind.WORD:
        line_text(ctx, line)
        return
    taken = take_sequence(ctx)
    row = None if taken is not None else take_row(ctx, ctx.made_node(line, 0))
    if taken is None and row is None:
        ctx.state.cursor = ctx.state.cursor.lost(ctx.line)
    fields = (("int", row[0]),) if row is not None and len(row) == 1 else ()
    length = obj.length if taken is None else taken[0]
    if row is not None:
        length = Num.constant(len(row))
    ctx.put(line, replace(obj, text=False, tokens=False, fields=fields, length=length))


def _continues(ctx: Context, source: Ref, ref: Ref) -> None:
    """The pending line goes on as another object: its tokens, or these as numbers."""
    if ctx.state.cursor.pending == source.id:
        ctx.state.cursor = replace(ctx.state.cursor, pending=ref.id)


def line_text(ctx: Context, ref: Ref) -> None:
    """A line used as one text is one word of the grammar."""
    obj = ctx.state.heap[ref.id]
    if not (obj.text and obj.tokens):
        return
    length = obj.length
    if ctx.state.cursor.active and not ctx.state.cursor.inside_choice:
        token = take(ctx)
        if token is not None and token.length is not None:
            length = Num.exact(affine_form(token.length))
    ctx.put(ref, replace(obj, tokens=False, text=False, length=length))


def read_all(ctx: Context, node: Call) -> Ref:
    """The rest of the input as text; splitting it gives the stream of all tokens."""
    ref = read_line(ctx, node)
    if ctx.state.cursor.active:
        ctx.state.cursor = ctx.state.cursor.remaining()
    length = _total_length(ctx, node)
    ctx.put(ref, replace(ctx.state.heap[ref.id], stream=True, length=length))
    return ref


def _total_length(ctx: Context, node: object) -> Num:
    cursor = ctx.state.cursor
    if cursor.active:
        form = all_tokens(cursor.levels[0].nodes)
        for symbol in form.symbols:
            ctx.symbols.named(symbol.removeprefix("size:"), "of the task's input")
        return Num.exact(form)
    meaning = f"tokens of the input, read in line {ctx.line}"
    symbol = ctx.site(node, Role.LENGTH, "", meaning, ctx.line)
    if symbol not in ctx.streams:
        ctx.streams.append(symbol)
    return Num.symbol(symbol)


def split_line(ctx: Context, node: Call, line: Ref) -> Ref:
    """The tokens of a line (or of the whole input), not yet taken from the grammar."""
    obj = ctx.state.heap[line.id]
    symbol = ctx.site(node, Role.LENGTH, "", f"tokens of line {ctx.line}", ctx.line)
    _foresee(ctx, symbol)
    length = obj.length if obj.stream else Num.symbol(symbol)
    word = ctx.allocate(ctx.made_node(Ref(-1), 0), Obj(Kind.STR, Num.constant(1), free=True))
    if not obj.stream:
        whole = Obj(Kind.STR, obj.length, total=obj.length, shared=True, text=True, free=True)
        word = ctx.allocate(ctx.made_node(line, 1), whole)
    ref = new_container(ctx, node, Kind.LIST, length, word)
    made = replace(ctx.state.heap[ref.id], tokens=True, stream=obj.stream, text=not obj.stream)
    ctx.put(ref, made)
    _continues(ctx, line, ref)
    return ref


def as_integers(ctx: Context, node: object, tokens: Ref, lazy: bool) -> Ref:
    """`map(int, tokens)`: the same tokens as numbers."""
    obj = ctx.state.heap[tokens.id]
    element = element_value(ctx, node, None)
    kind = Kind.GENERATOR if lazy else Kind.LIST
    ref = ctx.allocate(node, replace(obj, kind=kind, element=element, shared=False, total=None))
    ctx.put(ref, replace(ctx.state.heap[ref.id], tokens=True, stream=obj.stream, text=obj.text))
    _continues(ctx, tokens, ref)
    return ref


def is_row(ctx: Context, tokens: Ref) -> bool:
    """Whether these are the tokens of one line, not yet looked into."""
    obj = ctx.state.heap[tokens.id]
    return obj.text and obj.tokens and not obj.stream and not ctx.state.cursor.active


def listed(ctx: Context, node: object, tokens: Ref, kind: Kind) -> Ref:
    """`list(map(int, …))`: the tokens of a line as a list, not yet looked into."""
    obj = ctx.state.heap[tokens.id]
    cost = ctx.size(obj.length, "length of a line")
    ctx.spend(cost)
    if not cost.is_constant:
        ctx.note(ctx.line, cost, StepKind.LIBRARY, "reads every token of the line")
    ref = ctx.allocate(node, replace(obj, kind=kind, shared=False, total=None, free=False))
    _continues(ctx, tokens, ref)
    return ref


def settle_sequence(ctx: Context, node: object, tokens: Ref) -> None:
    """Tokens used as a whole are an array of the grammar, or a row of the next scalars."""
    obj = ctx.state.heap[tokens.id]
    if not obj.text or obj.stream:
        return
    taken = take_sequence(ctx)
    if taken is not None:
        length, token = taken
        element = obj.element
        if isinstance(element, Num):
            element = element_value(ctx, node, token)
        elif element is not None:
            element = numbered_word(ctx, node, element_value(ctx, node, token))
        ctx.put(tokens, replace(obj, text=False, length=length, element=element, tokens=False))
        return
    row = take_row(ctx, node)
    if row is None:
        if ctx.state.cursor.active:
            ctx.state.cursor = ctx.state.cursor.lost(ctx.line)
        ctx.measure(obj)
        ctx.put(tokens, replace(obj, text=False))
        return
    values = [v if isinstance(obj.element, Num) else numbered_word(ctx, v, v) for v in row]
    fields = tuple((str(i), v) for i, v in enumerate(values))
    length = Num.constant(len(row))
    ctx.put(tokens, replace(obj, text=False, length=length, fields=fields, tokens=False))


def line_of_words(ctx: Context, value: Value, targets: Sequence[Expr]) -> list[Ref] | None:
    """The tokens of a line for the targets that they are bound to, each as the grammar knows it."""
    obj = ctx.obj(value)
    if obj is None or not (obj.text and obj.tokens) or obj.stream or isinstance(obj.element, Num):
        return None
    if peek(ctx, len(targets) - 1) is None:
        return None
    return [_as_word(ctx, target, take(ctx)) for target in targets]


def _as_word(ctx: Context, target: Expr, token: Tok | None) -> Ref:
    """A word of its own length, or one that spells a number."""
    if token is not None and token.kind is TokenKind.WORD:
        return _word(ctx, target, token)
    number = _scalar(ctx, (target, 0), None if token is None else token.symbol)
    return numbered_word(ctx, target, number)


def take_row(ctx: Context, node: object) -> list[Num] | None:
    """Move over the scalars that come next, or over a choice, as one line of a few tokens."""
    cursor = ctx.state.cursor
    if not cursor.active:
        return None
    if isinstance(cursor.node, Choice):
        widest = max((len(body) for _, body in cursor.node.bodies), default=0)
        symbols = [_choice_symbol(cursor.node, i) for i in range(widest)]
        ctx.state.cursor = cursor.choosing()
        values = [_scalar(ctx, (node, i), s) for i, s in enumerate(symbols)]
        return [_scalar(ctx, (node, -1), None), *values]
    row: list[Num] = []
    while isinstance(ctx.state.cursor.node, Tok) and not ctx.state.cursor.inside_choice:
        token = take(ctx)
        row.append(_scalar(ctx, (node, len(row)), None if token is None else token.symbol))
    return row or None


def _choice_symbol(choice: Choice, position: int) -> str | None:
    """The symbol of a token of the bodies, where all that have one there agree."""
    names = set()
    for _, body in choice.bodies:
        if position < len(body):
            token = body[position]
            names.add(token.symbol if isinstance(token, Tok) else None)
    return names.pop() if len(names) == 1 else None


def _scalar(ctx: Context, site: tuple[object, int], symbol: str | None) -> Num:
    if symbol is not None:
        known = ctx.symbols.named(symbol, "of the task's input")
        ctx.read_in(known)
        return Num.symbol(known)
    node = ctx.places.setdefault((id(site[0]), site[1] - 1000), object())
    meaning = f"integer of the input, line {ctx.line}"
    return Num.symbol(ctx.site(node, Role.VALUE, "", meaning, ctx.line))


def numbered_word(ctx: Context, node: object, value: Value) -> Ref:
    """A word of the input that is known to spell this number."""
    site = ctx.places.setdefault((hash(value), -500), object())
    word = Obj(Kind.STR, Num.constant(1), free=True, fields=(("int", value),))
    return ctx.allocate(site, word)
