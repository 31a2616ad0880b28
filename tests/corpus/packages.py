"""Small packages of every format, written from scratch."""

from __future__ import annotations

import json
from pathlib import Path

GUESS_LOOP = """\
#include <fstream>
#include <iostream>
#include <string>
int main(int argc, char** argv) {{
    std::ifstream test(argv[1]);
    int hidden, asked = 0;
    test >> hidden;
    {setup}
    for (;;) {{
        int guess;
        if (!(std::cin >> guess)) {{ {early} }}
        asked++;
        if (asked > 10) {{ {over} }}
        if (guess == hidden) {{ std::cout << "same" << std::endl; {right} }}
        std::cout << (guess < hidden ? "more" : "less") << std::endl;
    }}
}}
"""
ICPC_GUESS = GUESS_LOOP.format(
    setup='std::ofstream say(std::string(argv[3]) + "judgemessage.txt");',
    early='say << "no guess"; return 43;',
    over='say << "too many"; return 43;',
    right="return 42;",
)
TESTLIB_GUESS = GUESS_LOOP.format(
    setup="std::ofstream tout(argv[2]);",
    early='std::cerr << "unexpected eof"; return 8;',
    over='tout << "queries=" << asked << "\\nquery_limit=10\\n"; return 1;',
    right='tout << "queries=" << asked << "\\nquery_limit=10\\n"; return 0;',
)
GUESSERS = {
    "accepted/halving.py": (
        "low, high = 1, 1000\n"
        "while True:\n"
        "    middle = (low + high) // 2\n"
        "    print(middle, flush=True)\n"
        "    reply = input()\n"
        "    if reply == 'same': break\n"
        "    if reply == 'more': low = middle + 1\n"
        "    else: high = middle - 1\n"
    ),
    "wrong_answer/one_by_one.py": (
        "for x in range(1, 1001):\n    print(x, flush=True)\n    if input() == 'same': break\n"
    ),
    "wrong_answer/early.py": "print(1, flush=True)\n",
    "run_time_error/crash.py": "print(1, flush=True)\ninput()\nprint(1 // 0)\n",
    "time_limit_exceeded/waits.py": "input()\n",
}
ADDERS = {
    "accepted/sum.py": "print(sum(map(int, input().split())))\n",
    "accepted/sum.c": (
        "#include <stdio.h>\n"
        'int main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); }\n'
    ),
    "wrong_answer/three.py": "print(3)\n",
    "run_time_error/crash.py": "print(1 // 0)\n",
    "time_limit_exceeded/spin.py": "while True: pass\n",
}


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def under(prefix: str, files: dict[str, str]) -> dict[str, str]:
    return {f"{prefix}/{name}": text for name, text in files.items()}


def icpc_batch(folder: Path, version: str = "legacy") -> Path:
    head = "" if version == "legacy" else f"problem_format_version: {version}\n"
    return write(
        folder,
        {
            "problem.yaml": head + "name: {en: Sum}\nvalidation: default\nlimits: {memory: 256}\n",
            ".timelimit": "1\n",
            "data/sample/1.in": "1 2\n",
            "data/sample/1.ans": "3\n",
            "data/secret/group/2.in": "4 5\n",
            "data/secret/group/2.ans": "9.0\n",
            "data/secret/group/testdata.yaml": "output_validator_flags: float_tolerance 1e-6\n",
            **under("submissions", ADDERS),
        },
    )


def icpc_interactive(folder: Path, version: str = "legacy") -> Path:
    legacy = version == "legacy"
    kind = "validation: custom interactive" if legacy else "type: interactive"
    place = "output_validators/guess/guess.cpp" if legacy else "output_validator/guess.cpp"
    return write(
        folder,
        {
            "problem.yaml": f"problem_format_version: {version}\nname: Guess\n{kind}\n"
            "limits: {time_limit: 1}\n",
            place: ICPC_GUESS,
            "data/secret/1.in": "700\n",
            "data/secret/1.ans": "\n",
            "data/secret/2.in": "3\n",
            "data/secret/2.ans": "\n",
            **under("submissions", GUESSERS),
        },
    )


def icpc_multipass(folder: Path) -> Path:
    """The first pass turns a word around, the second has to turn it back."""
    validator = (
        "import sys, os\n"
        "test, answer, feedback = sys.argv[1:4]\n"
        "state = os.path.join(feedback, 'word')\n"
        "given = open(test).read().split()\n"
        "said = sys.stdin.read().split()\n"
        "if given[0] == '2':\n"
        "    sys.exit(42 if said == [open(answer).read().strip()] else 43)\n"
        "open(os.path.join(feedback, 'nextpass.in'), 'w').write('2 ' + said[0])\n"
        "sys.exit(42)\n"
    )
    return write(
        folder,
        {
            "problem.yaml": "problem_format_version: 2023-07-draft\nname: Twice\ntype: multi-pass\n"
            "limits: {time_limit: 1}\n",
            "output_validator/check.py": validator,
            "data/secret/1.in": "1 abc\n",
            "data/secret/1.ans": "abc\n",
            "submissions/accepted/turn.py": "print(input().split()[1][::-1])\n",
            "submissions/wrong_answer/keep_first.py": (
                "n, word = input().split()\nprint(word[::-1] if n == '1' else word)\n"
            ),
        },
    )


def polygon(folder: Path, interactive: bool) -> Path:
    solutions = {
        "accepted/halving.py" if interactive else "accepted/sum.py": "main",
        "wrong_answer/early.py" if interactive else "wrong_answer/three.py": "wrong-answer",
        "run_time_error/crash.py": "rejected",
    }
    listed = "".join(
        f'<solution tag="{tag}"><source path="solutions/{name}" type="python.3"/></solution>'
        for name, tag in solutions.items()
    )
    asset = (
        '<interactor><source path="files/interactor.cpp"/></interactor>'
        if interactive
        else '<checker name="std::wcmp.cpp" type="testlib"/>'
    )
    tests = (
        {"tests/01": "700\n", "tests/02": "3\n"}
        if interactive
        else {"tests/01": "1 2\n", "tests/01.a": "3\n"}
    )
    generated = '<test method="generated" cmd="twin 20"/>' if not interactive else "<test/>"
    return write(
        folder,
        {
            "problem.xml": (
                '<problem short-name="small"><judging><testset name="tests">'
                "<time-limit>1000</time-limit><memory-limit>268435456</memory-limit>"
                "<test-count>2</test-count><input-path-pattern>tests/%02d</input-path-pattern>"
                "<answer-path-pattern>tests/%02d.a</answer-path-pattern>"
                f'<tests><test sample="true"/>{generated}</tests></testset></judging>'
                '<files><executables><executable><source path="files/twin.py"/></executable>'
                f"</executables></files><assets>{asset}<solutions>{listed}</solutions></assets>"
                "</problem>"
            ),
            "files/interactor.cpp": TESTLIB_GUESS,
            "files/twin.py": "import sys\nprint(sys.argv[1], sys.argv[1])\n",
            **tests,
            **under("solutions", GUESSERS if interactive else ADDERS),
        },
    )


def interactbench(folder: Path, mode: str = "both") -> Path:
    meta = {
        "difficulty": "easy", "cate": ["Search"], "cpu_time_limit_ms": 1000,
        "memory_limit_mb": 256, "interactor_mode": mode,
    }  # fmt: skip
    return write(
        folder,
        {
            "meta.json": json.dumps(meta),
            "desc.md": "Guess a number.\n",
            "interactor/non_adaptive.cpp": TESTLIB_GUESS,
            "interactor/adaptive.cpp": TESTLIB_GUESS,
            "cases/001.in": "700\n",
            "cases/002.in": "3\n",
            **under("submissions", GUESSERS),
        },
    )


def plain(folder: Path) -> Path:
    return write(
        folder,
        {
            "tests/1.in": "1 2\n",
            "tests/1.out": "3\n",
            "tests/10.in": "4 5\n",
            "tests/10.out": "9\n",
            **under("solutions", ADDERS),
        },
    )
