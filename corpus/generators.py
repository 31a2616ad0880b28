"""A task's own generators, held to the task: what they print must be a repeatable, valid input.

Calling convention: ``generator SIZE SEED FAMILY``. SIZE is ``N`` or ``n=5,k=3``, SEED an integer,
FAMILY the generator's name, which it may ignore. One input on standard output, exit code 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from corpus.grammar import Binding, validate
from corpus.materialise import MaterialiseError, RunGenerator, generate_input
from corpus.spec import Spec
from scaling.experiment import BadInputError
from scaling.outcome import Caution

FACTOR = 1.25
"""A size may be off by this factor: a constant does not change a growth."""
SLACK = 2


@dataclass(slots=True)
class InputSource:
    """Inputs of a task by sizes, seed and family; families of the grammar are valid by make.

    Each generator's output is checked against the grammar and the sizes asked for, and made twice
    at its first call to see whether it repeats.
    """

    spec: Spec
    run_generator: RunGenerator
    _repeated: set[str] = field(default_factory=set)

    def __call__(self, sizes: Mapping[str, int], seed: int, family: str) -> bytes:
        """Raises BadInputError for a generator's fault, MaterialiseError where no input exists."""
        if family not in self.spec.generators:
            return generate_input(self.spec, dict(sizes), family, str(seed))
        text = self._run(sizes, seed, family)
        if family not in self._repeated:
            self._repeated.add(family)
            if self._run(sizes, seed, family) != text:
                said = f"generator {family}, {_words(sizes)}, seed {seed}: two outputs differ"
                raise BadInputError(Caution.GENERATOR_UNSTABLE, said)
        self._check(text, sizes, family)
        return text

    def _run(self, sizes: Mapping[str, int], seed: int, family: str) -> bytes:
        try:
            return generate_input(self.spec, dict(sizes), family, str(seed), self.run_generator)
        except MaterialiseError as error:
            said = f"generator {family}, {_words(sizes)}: {error}"
            raise BadInputError(Caution.GENERATOR_CRASHED, said) from None

    def _check(self, text: bytes, sizes: Mapping[str, int], family: str) -> None:
        binding, faults = validate(self.spec.grammar, text)
        if faults:
            said = f"generator {family}, {_words(sizes)}, output {faults[0]}"
            raise BadInputError(Caution.GENERATOR_GRAMMAR, said)
        for name, wanted in sizes.items():
            found = _size(binding, name)
            if found is not None and not _near(found, wanted):
                said = f"generator {family}: {name} is {found}, asked for {wanted}"
                raise BadInputError(Caution.GENERATOR_SIZE, said)


def _size(binding: Binding, name: str) -> int | None:
    """The size that an input has; None for what the file's top level does not tell."""
    if name in binding.totals:
        return binding.totals[name]
    value = binding.values.get(name.strip("|"))
    return len(value) if isinstance(value, str) and name.startswith("|") else None


def _near(found: int, wanted: int) -> bool:
    return abs(found - wanted) <= SLACK or wanted / FACTOR <= found <= wanted * FACTOR


def _words(sizes: Mapping[str, int]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in sizes.items())
