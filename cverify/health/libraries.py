"""Libraries that must load, and our own packages, whose common names others may take."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from cverify.health.host import HERE, Host
from cverify.health.report import Finding, State, fine

LIBRARIES = {
    "libclang": "clang.cindex",
    "tree-sitter": "tree_sitter",
    "tree-sitter-cpp": "tree_sitter_cpp",
    "numpy": "numpy",
    "scipy": "scipy.optimize",
    "statsmodels": "statsmodels.regression.linear_model",
    "typer": "typer",
    "rich": "rich",
    "pydantic": "pydantic",
    "ruamel.yaml": "ruamel.yaml",
}
"""Distribution and the module that is tried."""
LOAD = """\
import importlib, json, sys
for module in sys.argv[1:]:
    try:
        loaded = importlib.import_module(module)
        if module == "clang.cindex":
            loaded.Index.create()
        said = ""
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
    print(json.dumps([module, said]), flush=True)
"""
PACKAGES = ("complexity", "tagging", "scaling", "judge", "corpus", "cverify")
DISTRIBUTION = "cverify"


def check_libraries(host: Host) -> tuple[Finding, ...]:
    """Each library is loaded in another process, since a broken one may crash."""
    answers = _load(host)
    return tuple(
        _library(host, distribution, answers[module]) for distribution, module in LIBRARIES.items()
    )


def _load(host: Host) -> dict[str, str | None]:
    """What each module said, None where it took the process with it."""
    answers: dict[str, str | None] = {}
    while waiting := [module for module in LIBRARIES.values() if module not in answers]:
        ran = host.run((sys.executable, "-c", LOAD, *waiting))
        lines = [line for line in ran.output.splitlines() if line.startswith('["')]
        answers.update(json.loads(line) for line in lines)
        crashed = next((module for module in waiting if module not in answers), None)
        if crashed is not None:
            answers[crashed] = None
    return answers


def _library(host: Host, distribution: str, said: str | None) -> Finding:
    remedy = f"{sys.executable} -m pip install --force-reinstall {distribution}"
    version = host.version(distribution)
    if version is None:
        return Finding(distribution, State.MISSING, "not installed", remedy)
    if said is None:
        return Finding(distribution, State.MISSING, f"{version} crashes when it loads", remedy)
    if said:
        return Finding(distribution, State.MISSING, f"{version} does not load: {said}", remedy)
    return fine(distribution, version)


def check_packages(host: Host) -> Finding:
    """Whether each of our packages is our own, and no other distribution brings the same name."""
    owners = host.owners()
    faults = [fault for name in PACKAGES for fault in _foreign(host, name, owners.get(name, []))]
    if not faults:
        return fine("packages", f"{', '.join(PACKAGES)} are our own ({HERE.parent})")
    others = {other for name in PACKAGES for other in owners.get(name, [])} - {DISTRIBUTION}
    again = f"{sys.executable} -m pip install --force-reinstall --no-deps {DISTRIBUTION}"
    remove = f"{sys.executable} -m pip uninstall {' '.join(sorted(others))} && " if others else ""
    remedy = f"{remove}{again}" if others else "start cverify from another folder; unset PYTHONPATH"
    return Finding("packages", State.MISSING, "; ".join(faults), remedy)


def _foreign(host: Host, name: str, owners: list[str]) -> list[str]:
    location, expected = host.location(name), HERE.parent / name
    faults = []
    if location is None:
        faults.append(f"{name} is not there")
    elif location != Path(expected):
        faults.append(f"{name} comes from {location} instead of {expected}")
    others = sorted(set(owners) - {DISTRIBUTION})
    if others:
        faults.append(f"{name} is brought by {', '.join(others)} too")
    return faults
