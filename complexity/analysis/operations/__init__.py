"""Operations whose effect or value the cost table alone does not tell, by theme."""

from complexity.analysis.operations.chaining import CHAINING
from complexity.analysis.operations.consuming import CONSUMING
from complexity.analysis.operations.input import INPUT
from complexity.analysis.operations.lazy import LAZY
from complexity.analysis.operations.making import MAKING
from complexity.analysis.operations.mutating import MUTATING

HANDLERS = {**CHAINING, **CONSUMING, **INPUT, **LAZY, **MAKING, **MUTATING}
"""Operation name to `handler(ctx, call, args) -> value`; the handler spends the cost."""

__all__ = ["HANDLERS"]
