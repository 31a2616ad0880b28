"""The top-level packages are exactly the layers that the import contract orders."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_top_level_packages_equal_the_contract_layers() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    layers = next(c["layers"] for c in contracts if c["type"] == "layers")
    named = {name.strip() for layer in layers for name in layer.split("|")}
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert packages == named
