"""Reading tasks: every mistake in a spec becomes one message."""

from __future__ import annotations

from pathlib import Path

from corpus.spec import Spec, SpecError, load_spec
from cverify.errors import UsageError


def load_task(task: Path) -> Spec:
    """The task; a folder stands for the `task.yaml` in it. Raises UsageError."""
    path = task / "task.yaml" if task.is_dir() else task
    try:
        spec = load_spec(path)
    except SpecError as error:
        raise UsageError("\n".join(error.lines)) from None
    if spec.targets is None:
        raise UsageError(
            f"{path}: has no `complexity`; `cverify judge` takes it, a verdict needs it"
        )
    return spec
