"""Users import from `cverify` only."""

import subprocess
import sys

import pytest

import cverify


@pytest.mark.parametrize("name", dir(cverify))
def test_every_public_name_is_there(name: str) -> None:
    assert callable(getattr(cverify, name))


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'telepathy'"):
        cverify.telepathy  # noqa: B018


def test_importing_the_package_loads_nothing_heavy() -> None:
    heavy = "'numpy', 'pydantic', 'scipy'"
    probe = f"import sys, cverify; print([m for m in ({heavy}) if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
