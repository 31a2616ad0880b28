"""The tests of a task as bytes: read, checked against the grammar, generated, answered."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from corpus.function import ArgumentError, encode_args, render_result
from corpus.grammar import GenerationError, generate, joint_sizes, validate
from corpus.spec import Category, Spec, TestSpec

Solve = Callable[[bytes], bytes]
"""The reference: from an input to its answer; raises MaterialiseError when it fails."""
RunGenerator = Callable[[Path, tuple[str, str, str]], bytes]
"""Runs a generator file with the arguments size, seed and family; what it prints."""


class MaterialiseError(ValueError):
    """A test that cannot be made: which one, what is wrong, what would help."""


@dataclass(frozen=True, slots=True)
class Test:
    """One test; `answer` is None when only a reference could say and none was given."""

    __test__ = False

    name: str
    category: Category
    input: bytes
    answer: bytes | None


def materialise_tests(
    spec: Spec,
    seed: int,
    solve: Solve | None = None,
    run_generator: RunGenerator | None = None,
) -> tuple[Test, ...]:
    """All tests in the order of the spec; the same seed gives the same bytes.

    Missing answers come from `solve`. Raises MaterialiseError for a file that cannot be read, an
    input that breaks the grammar, sizes without an input and failing generators.
    """
    tests = []
    for index, entry in enumerate(spec.tests):
        for test in _of_entry(spec, entry, index, seed, run_generator):
            if entry.generate is None or entry.generate in spec.generators:
                _check(spec, test)
            if test.answer is None and solve is not None:
                test = replace(test, answer=solve(test.input))
            tests.append(test)
    return tuple(tests)


def generate_input(
    spec: Spec,
    size: int | Mapping[str, int],
    family: str,
    seed: str,
    run_generator: RunGenerator | None = None,
) -> bytes:
    """One input of a family or of one of the spec's generators.

    A single figure sets all sizes in proportion to their bounds, a mapping names them.
    """
    if family in spec.generators:
        if run_generator is None:
            raise MaterialiseError(f"generator {family!r}: nothing to run it with was given")
        number = str(zlib.crc32(seed.encode()))
        return run_generator(spec.generators[family], (_size_text(size), number, family))
    named = spec.sizes
    sizes = size if isinstance(size, Mapping) else joint_sizes(spec.grammar, size, named)
    try:
        return generate(spec.grammar, sizes, family, random.Random(seed))
    except (GenerationError, ValueError) as error:
        raise MaterialiseError(f"family {family!r} at size {_size_text(size)}: {error}") from None


def _of_entry(
    spec: Spec, entry: TestSpec, index: int, seed: int, run_generator: RunGenerator | None
) -> Iterator[Test]:
    name = entry.name or f"{index + 1:02d}-{entry.category}"
    if entry.generate is not None:
        for size in entry.sizes:
            for k in range(entry.count):
                label = f"{name}-{entry.generate}-{_size_text(size)}"
                label += f"-{k + 1}" if entry.count > 1 else ""
                text = generate_input(
                    spec, size, entry.generate, f"{seed}/{index}/{k}", run_generator
                )
                yield Test(label, entry.category, text, None)
        return
    yield Test(name, entry.category, *_given(spec, entry, name))


def _given(spec: Spec, entry: TestSpec, name: str) -> tuple[bytes, bytes | None]:
    if entry.input is not None:
        answer = None if entry.answer is None else _read(entry.answer)
        return _read(entry.input), answer
    if entry.text is not None:
        return entry.text.encode(), None if entry.output is None else entry.output.encode()
    try:
        text = encode_args(spec.grammar, entry.args or ())
    except ArgumentError as error:
        raise MaterialiseError(f"test {name}: {error}") from None
    if "expected" not in entry.model_fields_set:
        return text, None
    return text, (render_result(entry.expected) + "\n").encode()


def _check(spec: Spec, test: Test) -> None:
    if not spec.grammar.items:  # the task leaves its input open
        return
    _, faults = validate(spec.grammar, test.input)
    if faults:
        raise MaterialiseError(f"test {test.name}, input {faults[0]}")


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise MaterialiseError(f"{path}: cannot be read: {error.strerror}") from None


def _size_text(size: int | Mapping[str, int]) -> str:
    if isinstance(size, int):
        return str(size)
    return ",".join(f"{name}={value}" for name, value in size.items())
