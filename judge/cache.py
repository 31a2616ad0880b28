"""Folders named by the hash of what made them; safe for several processes at once."""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

FOLDER = "cverify"

Failure = TypeVar("Failure")


def cache_root() -> Path:
    """``$XDG_CACHE_HOME/cverify`` or ``~/.cache/cverify``; a temporary folder if unwritable."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    root = Path(base).absolute() / FOLDER
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    except OSError:
        pass
    root = Path(tempfile.gettempdir()) / f"{FOLDER}-{os.getuid()}"
    root.mkdir(mode=0o700, exist_ok=True)
    if root.stat().st_uid != os.getuid():
        raise PermissionError(f"{root} belongs to another user; set XDG_CACHE_HOME")
    return root


def key_of(parts: Iterable[str | bytes]) -> str:
    """Hash of a sequence of parts; the boundaries between parts count."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little") + data)
    return digest.hexdigest()[:40]


def stored(kind: str, key: str, fill: Callable[[Path], Failure | None]) -> Path | Failure:
    """The folder ``kind/key``, filled on first use.

    ``fill`` gets an empty folder and returns None, or a failure, which is handed on and not kept.
    Two processes may fill the same key at once: the first to finish wins, both get a whole folder.
    """
    final = cache_root() / kind / key
    if final.is_dir():
        return final
    final.parent.mkdir(parents=True, exist_ok=True)
    staging = Path(tempfile.mkdtemp(prefix=".new-", dir=final.parent))
    try:
        staging.chmod(0o755)
        failure = fill(staging)
        if failure is not None:
            return failure
        try:
            staging.rename(final)
        except OSError:
            if not final.is_dir():
                raise
        return final
    finally:
        shutil.rmtree(staging, ignore_errors=True)
