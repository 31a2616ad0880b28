"""Runs a task's own programs in the judge's sandbox: reference solution and generators."""

from __future__ import annotations

from pathlib import Path

from corpus.function import function_driver
from corpus.materialise import MaterialiseError, RunGenerator, Solve
from corpus.spec import Interactive, Spec, Style
from judge.artifact import Artifact, BuildOptions, CompileFailure, Support
from judge.batch import build
from judge.cache import key_of, stored
from judge.limits import Limits
from judge.run import run
from judge.sandbox import Sandbox
from judge.source import Language, Source

_PATIENCE = 5.0
"""The reference and generators get this many times the task's time limit."""


def build_options(spec: Spec, source: Source) -> BuildOptions:
    """How a submission to this task is built: with a driver for function style."""
    driver = None
    if spec.style is Style.FUNCTION:
        driver = function_driver(source.text, source.language.value, spec)
    packages = spec.python_packages if source.language is Language.PYTHON else ()
    if spec.interactive is not None and (spec.interactive.stub or spec.interactive.headers):
        return _with_stub(spec.interactive, source.language, packages)
    return BuildOptions(driver=driver, packages=packages)


def _with_stub(rules: Interactive, language: Language, packages: tuple[str, ...]) -> BuildOptions:
    """The stub with the program's entry: linked in C++, the importing program in Python."""
    support = tuple(Support(path.name, path.read_text(encoding="utf-8")) for path in rules.headers)
    stub = next((path for name, path in rules.stub.items() if name == language.value), None)
    if stub is None:
        return BuildOptions(support=support, packages=packages)
    text = stub.read_text(encoding="utf-8")
    if language is Language.PYTHON:
        return BuildOptions(driver=text, support=support, packages=packages)
    return BuildOptions(support=(*support, Support(f"stub_{stub.name}", text, linked=True)))


def limits_for(spec: Spec, language: Language) -> Limits:
    """The judge's limits for a language."""
    factor = spec.limits.multiplier_for(language.value)
    return Limits(
        spec.limits.time, spec.limits.wall, spec.limits.memory, spec.limits.output
    ).scaled(factor)


def reference_solver(spec: Spec, sandbox: Sandbox) -> Solve:
    """Answers inputs with the reference solution, built on first use; answers are cached.

    The returned function raises MaterialiseError when the reference does not build, fails or runs
    over five times the limits.
    """
    built: list[Artifact] = []
    path = spec.reference
    if path is None:
        raise MaterialiseError(f"{spec.id}: some tests have no answer and there is no `reference`")
    source = _load(path)
    limits = _patient(spec, source.language)
    options = build_options(spec, source)
    key = [source.text, *options.key_parts()]

    def answer(text: bytes) -> bytes:
        def fill(folder: Path) -> str | None:
            if not built:
                built.append(_built(path, source, options, sandbox))
            output = _output(path, built[0], text, limits, sandbox, ())
            (folder / "answer").write_bytes(output)
            return None

        folder = stored("answers", key_of([*key, text]), fill)
        assert isinstance(folder, Path)
        return (folder / "answer").read_bytes()

    return answer


def generator_runner(spec: Spec, sandbox: Sandbox) -> RunGenerator:
    """Runs a generator as `generator SIZE SEED FAMILY` and takes what it prints."""

    def generate(path: Path, arguments: tuple[str, str, str]) -> bytes:
        source = _load(path)
        artifact = _built(path, source, BuildOptions(), sandbox)
        return _output(path, artifact, b"", _patient(spec, source.language), sandbox, arguments)

    return generate


def _patient(spec: Spec, language: Language) -> Limits:
    return limits_for(spec, language).scaled(_PATIENCE)


def _load(path: Path) -> Source:
    try:
        return Source.load(path)
    except (OSError, ValueError) as error:
        raise MaterialiseError(f"{path}: cannot be used: {error}") from None


def _built(path: Path, source: Source, options: BuildOptions, sandbox: Sandbox) -> Artifact:
    artifact = build(source, sandbox, options)
    if isinstance(artifact, CompileFailure):
        raise MaterialiseError(f"{path}: does not build: {artifact.message}")
    return artifact


def _output(
    path: Path,
    artifact: Artifact,
    text: bytes,
    limits: Limits,
    sandbox: Sandbox,
    arguments: tuple[str, ...],
) -> bytes:
    result = run(artifact, text, limits, sandbox, arguments=arguments)
    if result.outcome is not None:
        raise MaterialiseError(f"{path}: fails ({result.outcome}: {result.message})")
    return result.stdout
