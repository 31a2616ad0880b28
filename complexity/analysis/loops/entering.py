"""Loops that read: the place in the task's input moves into the grammar's repeat and out."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.loops.rounds import Rounds, reads_input
from complexity.analysis.reading.reads import finish_line
from complexity.analysis.values.cursor import affine_form
from complexity.analysis.values.state import State
from complexity.skeleton import Repeat


def enter_input(ctx: Context, rounds: Rounds) -> bool:
    """Step into the grammar's repeat that this loop reads."""
    if not ctx.state.cursor.active or not reads_input(ctx, rounds.body):
        return False
    finish_line(ctx)
    cursor = ctx.state.cursor
    node = cursor.node
    if not isinstance(node, Repeat):
        ctx.state.cursor = cursor.lost(rounds.node.span.line)
        return False
    form = rounds.trips.form
    if form is not None and form != affine_form(node.count):
        ctx.state.cursor = cursor.lost(rounds.node.span.line)
        return False
    ctx.state.cursor = cursor.entered(node.body)
    return True


def leave_input(ctx: Context, before: State) -> None:
    cursor = ctx.state.cursor
    depth = len(before.cursor.levels)
    if cursor.active and len(cursor.levels) == depth + 1:
        level = cursor.levels[-1]
        if level.inside or level.index == len(level.nodes):
            ctx.state.cursor = cursor.left()
            return
    ctx.state.cursor = before.cursor.lost(ctx.line)
