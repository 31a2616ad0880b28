"""Our own task folder: `task.yaml` and what it names. See docs/task-spec.md."""

from __future__ import annotations

from pathlib import Path

from corpus.materialise import MaterialiseError, materialise_tests
from corpus.package import Batch, Call, Package, PackageError, Submission, Talk
from corpus.playing import checker_of, parlour_of
from corpus.runner import build_options, generator_runner, limits_for, reference_solver
from corpus.solutions import load_solutions
from corpus.spec import Spec, SpecError, Style, load_spec
from judge.report import Case


class TaskFormat:
    """A folder with `task.yaml`, or such a file itself."""

    name = "task folder"
    rank = 0

    def recognises(self, path: Path) -> bool:
        """By the file's name, or a spec's by its suffix."""
        return (path / "task.yaml").is_file() or (path.is_file() and path.suffix == ".yaml")

    def load(self, path: Path, call: Call) -> Package:
        """All tests are made and answered."""
        try:
            spec = load_spec(path / "task.yaml" if path.is_dir() else path)
            submissions = _submissions(spec)
        except SpecError as error:
            raise PackageError("\n".join(error.lines)) from None
        return package_of(spec, call, submissions)


def package_of(spec: Spec, call: Call, submissions: tuple[Submission, ...] = ()) -> Package:
    """A spec as a package. Raises PackageError."""
    talks = spec.style is Style.INTERACTIVE
    solve = reference_solver(spec, call.sandbox) if spec.reference and not talks else None
    try:
        tests = materialise_tests(spec, call.seed, solve, generator_runner(spec, call.sandbox))
    except MaterialiseError as error:
        raise PackageError(f"{spec.path}: {error}") from None
    cases = tuple(Case(t.name, t.category.value, t.input, t.answer or b"") for t in tests)
    return Package(
        spec.id,
        TaskFormat.name,
        spec.folder,
        cases,
        Talk(lambda call: parlour_of(spec, call))
        if talks
        else Batch(lambda call: checker_of(spec, call), spec.output.passes),
        lambda language: limits_for(spec, language),
        submissions,
        lambda source: build_options(spec, source),
    )


def _submissions(spec: Spec) -> tuple[Submission, ...]:
    return tuple(
        Submission(
            each.file,
            str(each.file.relative_to(spec.folder)),
            "/".join(sorted(each.outcomes)) or each.kind.value,
            each.allowed_outcomes,
        )
        for each in load_solutions(spec.folder)
    )


FORMAT = TaskFormat()
