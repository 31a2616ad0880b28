"""The labels by AlgoBench's own rule (section 4): plain conjunctions of the layers."""

from __future__ import annotations

from dataclasses import dataclass

from cverify.evidence import Layers
from cverify.proof import Pass
from judge.correctness import Right
from scaling.outcome import Within
from tagging.judgement import Pass as TagPass


@dataclass(frozen=True, slots=True)
class PaperLabels:
    """`opt_t`: correct, static time, tags and the 0.15 rule on the joint regression all pass;
    `opt_s`: correct, static space and allocation pass (None without a space target)."""

    opt_t: bool
    opt_s: bool | None


def paper_labels(layers: Layers) -> PaperLabels:
    right = isinstance(layers.correctness, Right)
    scaling = layers.scaling
    fits = scaling is not None and bool(scaling.paper_passes)
    opt_t = (
        right and isinstance(layers.static_time, Pass) and isinstance(layers.tags, TagPass) and fits
    )
    if layers.static_space is None:
        return PaperLabels(opt_t, None)
    allocated = scaling is not None and isinstance(scaling.allocation, Within)
    opt_s = right and isinstance(layers.static_space, Pass) and allocated
    return PaperLabels(opt_t, opt_s)
