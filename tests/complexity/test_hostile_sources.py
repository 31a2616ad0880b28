"""Hostile and broken sources: a result or a refusal with its reason, never an exception."""

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.frontends.cpp.client import TOO_LONG, Worker
from complexity.model import Program, statements_in
from complexity.report import StaticReport
from tagging.engine import detect

DEEP = 10_000
TERMS = 5_000
READ = "n = int(input())\n"
LOOP = "for i in range(n):\n    print(i)\n"


def examined(text: str, language: str) -> StaticReport:
    program = parse(text, language)
    detect(program)
    return analyse(program)


def main(body: str) -> str:
    return f"#include <bits/stdc++.h>\nusing namespace std;\nint main(){{int n;cin>>n;{body}}}\n"


def recursive(count: int, head: str, call: str) -> str:
    """Functions that all call themselves and the next one, the last one the first."""
    return "".join(head.format(i) + call.format(i, (i + 1) % count) + "\n" for i in range(count))


def bomb(levels: int, leaf: str, between: str, params: str = "") -> str:
    """Macros of which each names the one below ten times."""
    lines = [f"#define A0{params} {leaf}"]
    lines += [
        f"#define A{i + 1}{params} {between.join([f'A{i}{params}'] * 10)}" for i in range(levels)
    ]
    return "\n".join(lines) + "\n"


REFUSED = {
    "python": {
        "ten megabytes": ("x = 1\n" * 1_700_000, "characters"),
        "many nodes": ("x = 1;" * 100_000 + "\n", "syntax nodes"),
        "nested blocks": ("".join(" " * i + "if x:\n" for i in range(200)), "indentation"),
        "nested parentheses": ("x = " + "(" * DEEP + ")" * DEEP, "parentheses"),
        "a long sum": (READ + "print(" + "+".join(["n"] * TERMS) + ")", "nested too deep"),
        "signs": ("x = " + "-" * DEEP + "1", "nested too deep"),
        "Python 2": (READ + "for i in range(n):\n    print i\n", "syntax error"),
        "a NUL byte": ("x = 1\0\n", "null bytes"),
        "a number of 5,000 digits": ("x = " + "9" * TERMS, "digits"),
    },
    "cpp": {
        "ten megabytes": ("int x;\n" * 1_500_000, "characters"),
        "nested blocks": (main("if(n){" * DEEP + "}" * DEEP), "brackets nested"),
        "blocks without braces": (main("for(;;)" * DEEP + ";"), "statements nested"),
        "nested parentheses": (main("int x=" + "(" * DEEP + "n" + ")" * DEEP + ";"), "brackets"),
        "signs": (main("int x=" + "- " * DEEP + "n;"), "signs nested"),
        "a long expression": (main("n=" + "n+" * 20_000 + "n;"), "operators"),
        "many statements": (main("n++;" * 100_000), "operators, brackets"),
        "a long initialiser": ("int a[]={" + "1," * 150_000 + "1};", "initialiser"),
        "a macro bomb": (bomb(9, "x", "+") + "int x;int main(){return A9;}", "A9 expands"),
        "a macro bomb with arguments": (
            bomb(9, "x x", " ", "(x)") + "int main(){int x; A9(x;) }", "A9 expands"),
        "many uses of long macros": (
            bomb(2, "x", "+") + "int x;int main(){" + "x=A2;" * 2_000 + "}", "file expands"),
        "a bomb of nested uses": (
            "#define F(a) a a\nint main(){int x;" + "F(" * 30 + "x;" + ")" * 30 + "}", "expands"),
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "name"), [(lang, name) for lang, found in REFUSED.items() for name in found]
)
def test_what_no_parser_can_take_is_refused(language: str, name: str) -> None:
    text, word = REFUSED[language][name]
    report = examined(text, language)
    assert not report.time.known
    assert word in report.unknown[0].reason, report.unknown


SURVIVED = {
    "python": {
        "a long conjunction": READ + "print(" + " and ".join(["n < 1"] * TERMS) + ")",
        "recursion in every function": recursive(
            200, "def f{}(n):\n", "    return f{}(n - 1) + f{}(n - 1)") + READ + "print(f0(n))",
        "calls that double": "".join(
            f"def f{i}(n):\n    return f{i + 1}(n) + f{i + 1}(n)\n" for i in range(100))
            + "def f100(n):\n    return n\nprint(f0(1))\n",
        "squares of squares": READ + "m = int(input())\nx = n + m\n" + "x = x * x\n" * 60
            + "for i in range(x):\n    pass\n",
        "a number squared often": "x = 3\n" + "x = x * x + x\n" * 500 + "print(x)\n",
        "branches in a loop": READ + "i = 0\nwhile i < n:\n" + "".join(
            f"    if n % {k + 2}:\n        i += 1\n" for k in range(60)),
        "a lone surrogate": 'x = "\\ud800"\nprint("\ud800")\n',
    },
    "cpp": {
        "nested loops": main("for(int i=0;i<n;i++){" * 30 + "}" * 30),
        "a chain of else": main("if(n==0);" + "".join(
            f"else if(n=={i})n++;" for i in range(TERMS))),
        "a long sum": main("int x=" + "+".join(["n"] * TERMS) + ";"),
        "a long output": main("cout" + "<<n" * TERMS + ";"),
        "a chain of members": "struct A{A*p;};int main(){A*a;a" + "->p" * TERMS + ";}",
        "recursion in every function": "".join(f"int f{i}(int);" for i in range(200)) + recursive(
            200, "int f{}(int n)", "{{return f{}(n-1)+f{}(n-1);}}") + main("cout<<f0(n);"),
        "recursive macros": "#define F(a) F(a)+F(a)\nint main(){int x=1;return F(F(F(x)));}",
        "templates without end": "template<int N> struct F{enum{v=F<N-1>::v+F<N-2>::v};};\n"
            "int main(){return F<100000>::v;}",
        "a switch that falls through": main("switch(n){" + "".join(
            f"case {i}:n++;" for i in range(1_000)) + "}"),
        "closers": "}" * TERMS + main("for(int i=0;i<n;i++)cout<<i;"),
        "an open string": main('string s="abc;for(int i=0;i<n;i++)cout<<i;'),
        "an open comment": main("for(int i=0;i<n;i++)cout<<i; /* "),
        "an endless file": '#include "/dev/zero"\nint main(){}',
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "name"), [(lang, name) for lang, found in SURVIVED.items() for name in found]
)
def test_what_parses_is_walked_or_given_up(language: str, name: str) -> None:
    report = examined(SURVIVED[language][name], language)
    assert str(report.time.upper)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", (READ + LOOP).replace("\n", "\r\n")),
        ("python", (READ + LOOP).replace("\n", "\r")),
        ("python", "\ufeff" + READ + LOOP),
        ("python", READ + "\x0c" + LOOP),
        ("python", "größe = int(input())\nfor ñ in range(größe):\n    print(ñ)\n"),
        ("cpp", main("for(int i=0;i<n;i++)\ncout<<i;").replace("\n", "\r\n")),
        ("cpp", main("for(int i=0;i<n;i++)cout<<i;").replace("\n", "\r")),
        ("cpp", "\ufeff" + main("for(int i=0;i<n;i++)cout<<i;")),
        ("cpp", main("for(int i=0;i<n;i++)cout<<i;") + "\0"),
        ("cpp", main("int größe=n;for(int ñ=0;ñ<größe;ñ++)cout<<ñ;")),
        ("cpp", "%:include <cstdio>\n" + main("for(int i=0;i<n;i++)<%cout<<i;%>")),
        ("cpp", main("fo\\\nr(int i=0;i<n;i++)cout<<i;")),
    ],
)
def test_layout_and_letters_change_nothing(language: str, text: str) -> None:
    assert str(examined(text, language).time.upper) == "n"


def test_templates_that_double_end_at_the_time_limit() -> None:
    text = """template<class A, class B> struct P {};
template<int N> struct F { typedef P<typename F<N-1>::t, typename F<N-1>::t> t; };
template<> struct F<0> { typedef int t; };
int main() { F<60>::t x; int y = x; }
"""
    worker = Worker()
    assert worker.lower(text, 1) == TOO_LONG
    assert isinstance(worker.lower("int main() {}", 5), Program)
    worker.stop()


def test_a_case_ends_where_control_leaves() -> None:
    def size(ending: str) -> int:
        cases = "".join(f"case {i}: n += 2; {ending}" for i in range(60))
        text = f"int f(int n) {{ for (;;) {{ switch (n) {{ {cases} }} }} }}"
        (function,) = parse(text, "cpp").functions
        return sum(1 for _ in statements_in(function.body))

    assert size("return n;") < 300
    assert size("continue;") < 300
    assert size("break;") < 300
    assert size("n--;") > 1_000


def test_a_syntax_error_is_placed() -> None:
    (hole,) = examined(READ + LOOP + "x = = 1\n", "python").unknown
    assert (hole.line, hole.reason.partition(":")[0]) == (4, "syntax error")


def test_errors_leave_the_rest_of_a_cpp_file_standing() -> None:
    text = main("for(int i=0;i<n;i++)cout<<i;\nfrobnicate(n);\nint x = = 2;")
    report = examined(text, "cpp")
    assert "n" in report.time.upper.symbols
    assert {4} <= {hole.line for hole in report.unknown}


@pytest.mark.parametrize("number", ["10**10**10", "2**(2**(2**(2**5)))", "1 << 10**12"])
def test_a_number_too_long_to_write_is_no_constant_bound(number: str) -> None:
    assert not examined(f"for i in range({number}):\n    pass\n", "python").time.known


def test_a_long_number_is_a_capacity() -> None:
    assert str(examined("for i in range(10**100):\n    pass\n", "python").time.upper) == "N"


def test_values_that_multiply_each_other_end_in_a_hole() -> None:
    steps = "a = a * b + c\nb = b * c + d\nc = c * d + a\nd = d * a + b\n" * 12
    loops = "for i in range(a):\n  for j in range(b):\n    for k in range(c):\n      print(d)\n"
    report = analyse(parse("a, b, c, d = map(int, input().split())\n" + steps + loops, "python"))
    assert report.time.upper.holes
