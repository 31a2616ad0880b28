"""The doctor on machines that lack something: each loss is named, and so is the remedy."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from cverify.commands.doctor import run
from cverify.exit_codes import ExitCode
from cverify.health.examine import examine_host
from cverify.health.host import HERE, Ran
from cverify.health.isolation import PROBES
from cverify.health.libraries import LIBRARIES, PACKAGES
from cverify.health.report import Finding, HealthReport, State
from cverify.render.health import document, text
from judge.sandbox import Isolation, Sandbox, SandboxError
from judge.toolchains.base import ToolchainError

ROOT = Path(__file__).resolve().parents[2]
ISOLATED = Sandbox(Isolation.BUBBLEWRAP, Path("/supervisor"), "/usr/bin/bwrap")
LOCKED = Sandbox(Isolation.LANDLOCK, Path("/supervisor"))
LIMITED = Sandbox(Isolation.LIMITS_ONLY, Path("/supervisor"))


@dataclass
class FakeHost:
    """A machine that has everything, but for what a test takes away."""

    compiler_path: str | None = "/usr/bin/g++"
    refused: str = "nothing"
    box: Sandbox | None = ISOLATED
    leaks: tuple[str, ...] = ()
    bwrap: str | None = "/usr/bin/bwrap"
    python_starts: bool = True
    settings: Mapping[str, str] = field(default_factory=dict)
    clock_step: float = 1e-6
    busy: float = 0.0
    cache_fault: str = ""
    absent: str = ""
    load_faults: Mapping[str, str] = field(default_factory=dict)
    crash_at: str = ""
    brings: Mapping[str, list[str]] = field(default_factory=dict)
    moved: Mapping[str, Path] = field(default_factory=dict)

    def which(self, name: str) -> str | None:
        return self.bwrap if name == "bwrap" else None

    def run(self, argv: Sequence[str], text: str = "") -> Ran:
        if argv[0] == self.bwrap:
            return Ran(1, "bwrap: No permissions to create new namespace\n")
        if argv[0] == "/python":
            return Ran(0, "3.11.9\n") if self.python_starts else Ran(127, "no such file")
        if "--version" in argv:
            return Ran(0, "g++ 13.1\nmore words")
        if argv[0] == self.compiler_path:
            return Ran(int(self.refused in argv), "")
        return Ran(0, "\n".join(self._loaded(argv[3:])))

    def _loaded(self, modules: Sequence[str]) -> list[str]:
        lines = []
        for module in modules:
            if module == self.crash_at:
                break
            lines.append(json.dumps([module, self.load_faults.get(module, "")]))
        return lines

    def compiler(self) -> str:
        if self.compiler_path is None:
            raise ToolchainError("no C++ compiler found")
        return self.compiler_path

    def sandbox(self) -> Sandbox:
        if self.box is None:
            raise SandboxError("no C compiler found")
        return self.box

    def probe(self, sandbox: Sandbox) -> Mapping[str, bool]:
        return {one.holds: one.holds not in self.leaks for one in PROBES}

    def interpreter(self) -> Path:
        return Path("/python")

    def setting(self, path: str) -> str | None:
        return self.settings.get(path)

    def cpu_clock_step(self) -> float:
        return self.clock_step

    def cores(self) -> int:
        return 2

    def load(self) -> float:
        return self.busy

    def cache(self) -> Path:
        if self.cache_fault:
            raise PermissionError(self.cache_fault)
        return Path("/cache")

    def version(self, distribution: str) -> str | None:
        return None if distribution == self.absent else "1.0"

    def owners(self) -> Mapping[str, list[str]]:
        return {"judge": ["cverify"], **self.brings}

    def location(self, package: str) -> Path | None:
        return self.moved.get(package, HERE.parent / package)


def only_fault(host: FakeHost) -> Finding:
    """The one finding that is not fine."""
    faults = [f for f in examine_host(host).findings if f.state is not State.FINE]
    assert len(faults) == 1, faults
    return faults[0]


def test_a_machine_that_has_everything() -> None:
    report = examine_host(FakeHost())
    assert report.usable
    assert text(report).endswith("Everything is there.")
    assert "->" not in text(report)


MISSING = [
    (FakeHost(refused="-std=c++17"), "compiler", "C++17", "g++"),
    (FakeHost(python_starts=False), "Python", "/python", "./install"),
    (FakeHost(cache_fault="/x: denied"), "cache", "/x: denied", "XDG_CACHE_HOME"),
    (FakeHost(box=None), "sandbox", "no C compiler", "g++"),
    (FakeHost(absent="scipy"), "scipy", "not installed", "pip install --force-reinstall scipy"),
    (
        FakeHost(load_faults={"numpy": "ImportError: libopenblas"}),
        "numpy",
        "libopenblas",
        "pip install --force-reinstall numpy",
    ),
    (FakeHost(crash_at="tree_sitter"), "tree-sitter", "crashes when it loads", "tree-sitter"),
    (
        FakeHost(brings={"judge": ["cverify", "judge"]}),
        "packages",
        "judge is brought by judge too",
        "pip uninstall judge &&",
    ),
    (FakeHost(moved={"corpus": Path("/x/corpus")}), "packages", "/x/corpus", "PYTHONPATH"),
]
WEAK = [
    (FakeHost(refused="-std=c++20"), "compiler", "C++17 only", "C++20"),
    (FakeHost(refused="-fprofile-arcs"), "work counts", "CPU time alone", "g++"),
    (FakeHost(box=LOCKED, bwrap=None), "sandbox", "Landlock", "apt-get install bubblewrap"),
    (FakeHost(leaks=("no network",)), "isolation", "missing: no network", "sandbox"),
    (FakeHost(box=LIMITED, bwrap=None), "sandbox", "not installed", "apt-get install bubblewrap"),
    (FakeHost(box=LIMITED), "sandbox", "No permissions", "container"),
    (
        FakeHost(
            box=LIMITED,
            settings={"/proc/sys/kernel/apparmor_restrict_unprivileged_userns": "1"},
        ),
        "sandbox",
        "No permissions",
        "sysctl -w kernel.apparmor_restrict_unprivileged_userns=0",
    ),
    (FakeHost(clock_step=0.004), "clock", "4000 µs", "--budget"),
    (FakeHost(busy=9.0), "clock", "load 9.0", "quieter"),
]


@pytest.mark.parametrize(("host", "name", "found", "remedy"), MISSING)
def test_what_is_needed_and_missing(host: FakeHost, name: str, found: str, remedy: str) -> None:
    fault = only_fault(host)
    assert (fault.name, fault.state) == (name, State.MISSING)
    assert found in fault.found
    assert remedy in fault.remedy
    report = examine_host(host)
    assert not report.usable
    assert text(report).endswith(f"Missing: {name}.")


@pytest.mark.parametrize(("host", "name", "found", "remedy"), WEAK)
def test_what_is_a_loss_but_no_obstacle(host: FakeHost, name: str, found: str, remedy: str) -> None:
    fault = only_fault(host)
    assert (fault.name, fault.state) == (name, State.WEAK)
    assert found in fault.found
    assert remedy in fault.remedy
    report = examine_host(host)
    assert report.usable
    assert text(report).endswith(f"Usable; weak: {name}.")


def test_without_a_compiler_everything_that_rests_on_it_says_so() -> None:
    report = examine_host(FakeHost(compiler_path=None, box=None))
    states = {f.name: f.state for f in report.findings if f.state is not State.FINE}
    assert states == {
        "compiler": State.MISSING,
        "sandbox": State.MISSING,
        "work counts": State.WEAK,
    }


def test_every_library_that_is_depended_on_is_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[<>=!~ ;\[]", line)[0] for line in project["dependencies"]}
    assert set(LIBRARIES) == wanted


def test_every_package_of_ours_is_watched() -> None:
    assert set(PACKAGES) == {path.parent.name for path in ROOT.glob("*/__init__.py")}


def test_a_remedy_goes_with_a_fault_only() -> None:
    with pytest.raises(ValueError, match="remedy"):
        Finding("x", State.FINE, "found", "do this")
    with pytest.raises(ValueError, match="remedy"):
        Finding("x", State.MISSING, "found")


def test_the_document_says_what_the_table_says() -> None:
    shown = document(examine_host(FakeHost(absent="rich")))
    assert shown["usable"] is False
    by_name = {finding["name"]: finding for finding in shown["findings"]}
    assert by_name["rich"]["state"] == "missing"
    assert by_name["rich"]["remedy"]
    assert by_name["numpy"] == {
        "name": "numpy",
        "state": "fine",
        "found": "1.0",
        "remedy": None,
    }


def test_colour_is_for_terminals_only() -> None:
    report = HealthReport((Finding("x", State.WEAK, "found", "remedy"),))
    assert "\x1b" not in text(report)
    assert "\x1b[33mweak" in text(report, colour=True)


def test_this_machine_gets_a_whole_report(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(as_json=True)
    shown = json.loads(capsys.readouterr().out)
    assert code is (ExitCode.OPTIMAL if shown["usable"] else ExitCode.FAULT)
    assert {"compiler", "sandbox", "Python", "clock", "numpy", "packages"} <= {
        finding["name"] for finding in shown["findings"]
    }
