"""Shared helpers: a sandbox and a way to run a snippet."""

from collections.abc import Callable

import pytest

from judge.artifact import Artifact
from judge.batch import build
from judge.limits import MEBIBYTE, Limits
from judge.run import Run, run
from judge.sandbox import Isolation, Sandbox, default_sandbox
from judge.source import Language, Source

SMALL = Limits(
    cpu_seconds=0.5,
    wall_seconds=2.0,
    memory_bytes=64 * MEBIBYTE,
    output_bytes=MEBIBYTE,
    processes=16,
)
Runner = Callable[..., Run]


@pytest.fixture(scope="session")
def sandbox() -> Sandbox:
    return default_sandbox()


@pytest.fixture
def isolated(sandbox: Sandbox) -> Sandbox:
    """For tests of what only isolation gives."""
    if sandbox.isolation is not Isolation.BUBBLEWRAP:
        pytest.skip("this machine cannot isolate programs: see `cverify doctor`")
    return sandbox


@pytest.fixture(scope="session")
def run_text(sandbox: Sandbox) -> Runner:
    def go(
        text: str,
        language: Language,
        stdin: bytes = b"",
        limits: Limits = SMALL,
        within: Sandbox = sandbox,
    ) -> Run:
        artifact = build(Source(f"x.{language}", text, language), within)
        assert isinstance(artifact, Artifact), artifact
        return run(artifact, stdin, limits, within)

    return go
