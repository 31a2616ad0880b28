"""Compilation: messages, fallbacks, cache, extra files."""

import shutil
import threading
from pathlib import Path

import pytest

from judge.artifact import Artifact, BuildOptions, CompileFailure, Support
from judge.cache import key_of, stored
from judge.limits import Limits
from judge.run import run
from judge.sandbox import Sandbox
from judge.source import Language, Source
from judge.toolchains import toolchain_for, toolchains

PY, CPP = Language.PYTHON, Language.CPP


def compiled(
    text: str, language: Language, sandbox: Sandbox, options: BuildOptions | None = None
) -> Artifact | CompileFailure:
    source = Source(f"answer.{language}", text, language)
    return toolchain_for(language).compile(source, sandbox, options or BuildOptions())


def test_every_language_has_a_toolchain() -> None:
    assert {tool.language for tool in toolchains()} == set(Language)
    assert all(tool.suffix.startswith(".") for tool in toolchains())
    for tool in toolchains():
        if tool.language is not Language.JAVA or shutil.which("javac"):
            assert tool.version()


def test_python_2_is_named(sandbox: Sandbox) -> None:
    failure = compiled("n = input()\nprint n", PY, sandbox)
    assert isinstance(failure, CompileFailure)
    assert "answer.python:2" in failure.message
    assert "Python 2" in failure.message
    assert not failure.ours


@pytest.mark.parametrize("text", ["(" * 5000, "x = '\udcff'", "a\0b", "\tif x:\n  y"])
def test_strange_python_is_a_compile_failure(sandbox: Sandbox, text: str) -> None:
    assert isinstance(compiled(text, PY, sandbox), CompileFailure)


def test_cpp_error_names_the_line_only(sandbox: Sandbox) -> None:
    failure = compiled("int main(){\n  return y;\n}", CPP, sandbox)
    assert isinstance(failure, CompileFailure)
    assert failure.message.startswith("main.cpp: In function")
    assert "main.cpp:2:10: error" in failure.message


def test_cpp_20_is_the_fallback(sandbox: Sandbox) -> None:
    text = (
        "template<class T> concept C = true;\n"
        "template<C T> T id(T x){return x;}\nint main(){return id(0);}"
    )
    artifact = compiled(text, CPP, sandbox)
    assert isinstance(artifact, Artifact)
    assert artifact.notes == ("c++20",)


def test_host_files_do_not_leak_through_includes(isolated: Sandbox) -> None:
    failure = compiled('#include "/etc/passwd"\nint main(){}', CPP, isolated)
    assert isinstance(failure, CompileFailure)
    assert "root" not in failure.message


def test_driver_imports_the_submission(sandbox: Sandbox) -> None:
    python = BuildOptions(driver="from solution import twice\nprint(twice(int(input())))")
    cpp = BuildOptions(
        driver='#include <iostream>\n#include "solution.cpp"\n'
        "int main(){int x;std::cin>>x;std::cout<<twice(x);}"
    )
    for language, text, options in (
        (PY, "def twice(x): return 2 * x", python),
        (CPP, "int twice(int x){return 2*x;}", cpp),
    ):
        artifact = compiled(text, language, sandbox, options)
        assert isinstance(artifact, Artifact)
        assert run(artifact, b"21", Limits(), sandbox).stdout.strip() == b"42"


def test_linked_support_unit(sandbox: Sandbox) -> None:
    options = BuildOptions(support=(Support("extra.cpp", "int seven(){return 7;}", linked=True),))
    artifact = compiled("int seven();int main(){return seven()-7;}", CPP, sandbox, options)
    assert isinstance(artifact, Artifact)
    assert run(artifact, b"", Limits(), sandbox).exit_code == 0


def test_packages_are_visible_only_when_allowed(sandbox: Sandbox) -> None:
    text = "import pluggy\nprint(pluggy.__name__)"
    plain = compiled(text, PY, sandbox)
    allowed = compiled(text, PY, sandbox, BuildOptions(packages=("pluggy",)))
    assert isinstance(plain, Artifact)
    assert isinstance(allowed, Artifact)
    assert b"ModuleNotFoundError" in run(plain, b"", Limits(), sandbox).stderr
    assert run(allowed, b"", Limits(), sandbox).stdout == b"pluggy\n"
    missing = compiled(text, PY, sandbox, BuildOptions(packages=("no-such-package-here",)))
    assert isinstance(missing, CompileFailure)
    assert missing.ours


def test_the_project_cannot_be_imported(sandbox: Sandbox) -> None:
    artifact = compiled("import judge", PY, sandbox)
    assert isinstance(artifact, Artifact)
    assert run(artifact, b"", Limits(), sandbox).exit_code == 1


def test_second_build_comes_from_the_cache(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = compiled("int main(){}", CPP, sandbox)
    assert isinstance(first, Artifact)
    stamp = Path(first.argv[0]).stat().st_mtime_ns
    assert compiled("int main(){}", CPP, sandbox) == first
    assert Path(first.argv[0]).stat().st_mtime_ns == stamp
    assert compiled("int main(){ }", CPP, sandbox) != first
    assert compiled("int main(){}", CPP, sandbox, BuildOptions(flags=("-g",))) != first


def test_cache_is_filled_once_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    gate = threading.Barrier(4)

    def fill(folder: Path) -> None:
        (folder / "a").write_text("a", encoding="utf-8")
        gate.wait(10)
        (folder / "b").write_text("b", encoding="utf-8")

    found: list[object] = []
    threads = [
        threading.Thread(target=lambda: found.append(stored("kind", "key", fill))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 1
    folder = found[0]
    assert isinstance(folder, Path)
    assert sorted(path.name for path in folder.iterdir()) == ["a", "b"]
    assert [path.name for path in folder.parent.iterdir()] == ["key"]


def test_failure_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert stored("kind", "key", lambda folder: "no") == "no"
    assert isinstance(stored("kind", "key", lambda folder: None), Path)


def test_key_knows_boundaries() -> None:
    assert key_of(["ab", "c"]) != key_of(["a", "bc"])


def test_source_names_what_is_wrong(tmp_path: Path) -> None:
    unknown, binary = tmp_path / "a.rs", tmp_path / "a.py"
    unknown.write_text("", encoding="utf-8")
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match="unknown suffix"):
        Source.load(unknown)
    with pytest.raises(ValueError, match="not UTF-8"):
        Source.load(binary)
