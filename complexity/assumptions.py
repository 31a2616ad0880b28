"""What a proof may rest on, in words: the closed list of assumptions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Assumption:
    """`meaning`: what is taken for granted; `otherwise`: what happens where it does not hold."""

    meaning: str
    otherwise: str


ASSUMPTIONS: dict[str, Assumption] = {
    "hash_uniform": Assumption(
        "hash tables spread their keys: expected O(1) an operation",
        "keys that collide on purpose make one operation as long as the table",
    ),
    "own_randomness": Assumption(
        "the program's own random choices are fair: the figure is expected over them",
        "the worst choices make it slower; no input can force them",
    ),
    "library_average": Assumption(
        "the library meets its documented average",
        "its documented worst case is higher",
    ),
    "in_place_append": Assumption(
        "CPython appends in place to a text that nothing else refers to",
        "another interpreter, or a second reference, copies the whole text each time",
    ),
    "forest": Assumption(
        "the edges form a forest: keeping off the parent is enough to visit a vertex once",
        "on a cycle the recursion does not end",
    ),
    "acyclic": Assumption(
        "the links between nodes form no cycle",
        "on a cycle the recursion does not end",
    ),
    "word_integers": Assumption(
        "integers fit a machine word",
        "arithmetic costs the number of digits",
    ),
    "short_keys": Assumption(
        "texts that are only compared or stored as keys are short",
        "each comparison costs the length of the text",
    ),
    "undefined_macro": Assumption(
        "a well-known macro that the file uses but does not define has its usual meaning",
        "the program does not compile",
    ),
    "observed_sizes": Assumption(
        "sizes were matched to loops by running the program",
        "the match may hold for the tried inputs only",
    ),
}


def assumption(name: str) -> Assumption:
    return ASSUMPTIONS.get(name, Assumption(name.replace("_", " "), "the figure may be higher"))
