"""What the C++ front end promises besides equality with Python."""

# ruff: noqa: E501
import time

import pytest

from complexity.frontends.cpp import parse_cpp
from complexity.frontends.cpp.client import WORKER
from complexity.model import (
    Assign,
    Call,
    Collection,
    Conditional,
    Const,
    Counted,
    Define,
    Do,
    Each,
    Field,
    If,
    Index,
    Invoke,
    Kind,
    Logic,
    Name,
    OpaqueStmt,
    Program,
    Stmt,
    Type,
    While,
    expressions_of,
    statements_in,
)

BEFORE = "#include <bits/stdc++.h>\nusing namespace std;\n"


def main_of(body: str, before: str = "") -> tuple[Stmt, ...]:
    return parse_cpp(f"{BEFORE}{before}\nint main() {{ int n, m; {body} }}").main


def last(body: str, before: str = "") -> Stmt:
    return main_of(body, before)[-1]


def read(name: str, kind: str = "int") -> Assign:
    return Assign(Name(name), Call("read_token", (), options=(("type", Const(kind)),)))


def test_reads_and_writes() -> None:
    assert main_of("cin >> n >> m;") == (read("n"), read("m"))
    assert main_of('scanf("%d %d", &n, &m);') == (read("n"), read("m"))
    assert last('cout << n << "\\n";') == Do(Call("write", (Name("n"), Const("\n"))))
    assert last("cout << n << ' ' << m << endl;") == Do(
        Call("write_line", (Name("n"), Const(" "), Name("m")))
    )
    assert last("while (cin >> n) m += n;") == While(
        Call("read_token", (Name("n"),)), (last("m += n;"),)
    )
    assert last("string s; getline(cin, s);") == Assign(Name("s"), Call("read_line"))


def test_macros_are_expanded_and_constants_keep_their_names() -> None:
    program = parse_cpp(
        f"{BEFORE}#define rep(i, a, b) for (int i = a; i < (b); i++)\n#define MAXN 200005\n"
        "#define all(v) v.begin(), v.end()\n#define ll long long\n"
        "const int K = 17;\nint a[MAXN][K];\n"
        "int main() { ll s = 0; rep(i, 0, MAXN) s += a[i][0];\n vector<int> v; sort(all(v)); }"
    )
    assert dict(program.constants) == {"MAXN": 200005, "K": 17}
    table = program.main[1]
    assert isinstance(table, Assign)
    assert table.value == Call(
        "filled",
        (Name("MAXN"), Call("filled", (Name("K"), Const(0)))),
        options=(("static", Const(True)),),
    )
    loop = program.main[3]
    assert isinstance(loop, Counted)
    assert loop.stop == Name("MAXN")
    assert loop.span.line == 9
    assert program.main[-1] == Do(Call("sort", (Name("v"),)))


@pytest.mark.parametrize(
    ("body", "op"),
    [
        ("map<int, int> t;", "to_tree_dict"),
        ("unordered_map<int, int> t;", "to_dict"),
        ("set<int> t;", "to_tree_set"),
        ("unordered_set<int> t;", "to_set"),
        ("deque<int> t;", "to_deque"),
        ("priority_queue<int> t;", "to_heap"),
        ("stack<int> t;", "empty_stack"),
        ("queue<int> t;", "empty_queue"),
    ],
)
def test_empty_containers(body: str, op: str) -> None:
    assert last(body) == Assign(Name("t"), Call(op))


@pytest.mark.parametrize(
    ("declared", "used", "value"),
    [
        ("set<int> t;", "m = t.count(3);", Call("contains", (Name("t"), Const(3)))),
        ("multiset<int> t;", "m = t.count(3);", Call("count_of", (Name("t"), Const(3)))),
        ("map<int, int> t;", "m = t[3];", Index(Name("t"), Const(3))),
        ("map<int, int> t;", "m = t.find(3) != t.end();", Call("contains", (Name("t"), Const(3)))),
        ("vector<int> t;", "m = t.size();", Call("len", (Name("t"),))),
        ("vector<int> t;", "m = *t.rbegin();", Call("back", (Name("t"),))),
        ("pair<int, int> t;", "m = t.second;", Index(Name("t"), Const(1))),
        ("int t[9];", "m = *max_element(t, t + n);",
         Call("max_of", (Call("view", (Name("t"), Const(0), Name("n"))),))),
        ("bitset<9> t;", "m = t.count();", Call("bits_all", (Name("t"),))),
        ("int t;", "m = __builtin_popcount(n);", Call("popcount", (Name("n"),))),
    ],
)  # fmt: skip
def test_values_of_library_calls(declared: str, used: str, value: object) -> None:
    statement = last(declared + used)
    assert isinstance(statement, Assign)
    assert statement.value == value


def test_copies_are_explicit_and_moves_are_not() -> None:
    assert last("vector<int> a; vector<int> b = a;") == Assign(
        Name("b"), Call("copy", (Name("a"),))
    )
    assert last("vector<int> a; auto& b = a;") == Assign(Name("b"), Name("a"))
    assert last("vector<int> a; auto b = move(a);") == Assign(Name("b"), Name("a"))
    assert last("vector<vector<int>> a; vector<int> b; a.push_back(b);") == Do(
        Call("push_back", (Name("a"), Call("copy", (Name("b"),))))
    )
    loop = last("vector<string> a; for (auto s : a) n++;")
    assert isinstance(loop, Each)
    assert loop.by_copy
    kept = last("vector<string> a; for (const auto& s : a) n++;")
    assert isinstance(kept, Each)
    assert not kept.by_copy


def test_parameters_tell_how_they_are_passed() -> None:
    program = parse_cpp(
        BEFORE + "void f(vector<int> a, vector<int>& b, const string& c, int& d) {}"
    )
    params = program.functions[0].params
    assert [p.by_value for p in params] == [True, False, False, False]
    assert [p.by_reference for p in params] == [False, True, False, True]
    assert params[0].type == Type(Kind.LIST, (Type(Kind.INT),))


@pytest.mark.parametrize(
    "loop",
    [
        "for (int i = 0; i < n; i++) i += m;",
        "for (int i = 0; i < n; i++) n--;",
        "for (int i = 0; i < n; i++) touch();",
        "for (int i = 0; i < n; i++) change(i);",
        "for (int i = 0; i < n; i++) cin >> n;",
        "for (int i = 0; i < (int)v.size(); i++) v.push_back(i);",
        "for (size_t i = 0; i < strlen(text); i++) m++;",
        "auto f = [&] { n++; }; for (int i = 0; i < n; i++) f();",
    ],
)
def test_loops_that_may_not_count(loop: str) -> None:
    before = "int n, m; vector<int> v; char text[9]; void touch() { n--; } void change(int& x) { x = 0; }"
    program = parse_cpp(f"{BEFORE}{before}\nint main() {{ {loop} }}")
    assert isinstance(program.main[-1], While)


def test_side_effects_are_hoisted() -> None:
    assert main_of("int a[9]; n = 0; a[n++] = m;")[-2:] == (
        Assign(Index(Name("a"), Name("n")), Name("m")),
        last("n++;"),
    )
    assert main_of("n = m = 0;") == (Assign(Name("m"), Const(0)), Assign(Name("n"), Const(0)))


def test_lambdas_and_recursion_through_them() -> None:
    direct = last("function<int(int)> f = [&](int u) { return f(u - 1); };")
    passed = last("auto f = [&](auto&& self, int u) -> int { return self(self, u - 1); };")
    assert isinstance(direct, Define)
    assert isinstance(passed, Define)
    assert direct.function.body == passed.function.body
    assert main_of("auto f = [&](auto&& g, int u) -> int { return g(g, u); }; f(f, 3);")[-1] == Do(
        Invoke(Name("f"), (Const(3),))
    )


def test_records_and_their_operators() -> None:
    program = parse_cpp(
        BEFORE + "struct P { int x, y; bool operator<(const P& o) const { return x < o.x; } };\n"
        "struct S { vector<int> t; int n; S(int n) : t(2 * n), n(n) {} int get(int i) "
        "{ return t[i + n]; } };\nint main() { P a{1, 2}, b{3, 4}; S s(5); return a < b; }"
    )
    assert [r.name for r in program.records] == ["P", "S"]
    assert [f.qualified for f in program.functions] == ["P.operator<", "S.__init__", "S.get"]
    start = program.function("S.__init__")
    assert start is not None
    assert start.body[1] == Assign(Field(Name("self"), "n"), Name("n"))
    assert program.main[0] == Assign(Name("a"), Invoke(Name("P"), (Const(1), Const(2))))


def test_shadowing_variables_get_other_names() -> None:
    program = parse_cpp(BEFORE + "int n; int main() { n = 1; for (int n = 0; n < 3; n++) {} }")
    loop = program.main[-1]
    assert isinstance(loop, Counted)
    assert loop.var == "n_2"


def test_switch_becomes_a_chain() -> None:
    chain = main_of("switch (n) { case 1: case 2: m = 1; break; default: m = 2; }")
    test = chain[0].test  # type: ignore[union-attr]
    assert isinstance(test, Logic)


def test_without_includes_and_with_unknown_macros() -> None:
    program = parse_cpp(
        "class Solution { public: int f(vector<int>& v, TreeNode* r) "
        "{ rep(i, v.size()) r = r->left; return 0; } };"
    )
    loops = [s for f in program.functions for s in statements_in(f.body) if isinstance(s, Counted)]
    assert len(loops) == 1
    assert program.assumes == {"undefined_macro"}
    assert not program.has_entry


def test_loops_with_errors_are_not_lost() -> None:
    program = parse_cpp(
        BEFORE + "int main() { for (auto x : nothing) { for (int i = 0; i < 3; i++) x.y(); } }"
    )
    loops = [s for s in statements_in(program.main) if isinstance(s, Counted | While | Each)]
    assert len(loops) == 2


def test_iterators_that_only_look_become_elements() -> None:
    loop = last("vector<int> v; for (auto it = v.begin(); it != v.end(); ++it) m += *it;")
    assert loop == Each(Name("it"), Name("v"), (last("int it; m += it;"),))
    erasing = last("set<int> v; for (auto it = v.begin(); it != v.end(); ++it) v.erase(it);")
    assert isinstance(erasing, While)


NASTY = {
    "empty": "",
    "nul": "int main() {\0}",
    "text": "this is no program",
    "unbalanced": "int main() { for (",
    "deep brackets": "int x = " + "(" * 5000 + "1" + ")" * 5000 + ";",
    "deep loops": "int main() { " + "for (;;) " * 5000 + "; }",
    "long sum": "int x = 1" + "+1" * 50_000 + ";",
    "medium sum": "int x = 1" + "+1" * 9_000 + ";",
    "many elements": "int a[] = {" + "1," * 200_000 + "};",
    "large": "//" + "x" * 1_100_000,
    "else if chain": "int f(int x) { " + "if (x) x++; else " * 180 + "x--; return x; }",
    "template recursion": "template <int n> struct T { T<n + 1> t; }; T<0> t;",
    "unicode": "int main() { string s = \"\u017elu\u0165 \U0001f600\"; int \u00e9 = 3; }",
    "unknown directive": "#foo\n#if\n#include\nint main() {}",
    "pragmas": "#pragma GCC optimize(\"O3\")\n#pragma once\nint main() {}",
    "goto": "int main() { a: goto a; }",
    "recursive macro": "#define a b a\n#define b a b\nint main() { a; }",
    "surrogate": "int main() { return '\udc80'; }",
}  # fmt: skip


@pytest.mark.parametrize("name", NASTY)
def test_strange_input_never_raises(name: str) -> None:
    assert isinstance(parse_cpp(NASTY[name]), Program)


@pytest.mark.parametrize("name", ["deep brackets", "deep loops", "long sum", "large"])
def test_refusals_say_why(name: str) -> None:
    stop = parse_cpp(NASTY[name]).main[0]
    assert isinstance(stop, OpaqueStmt)
    assert "over" in stop.reason


SAMPLE = (
    BEFORE
    + """
#define rep(i, n) for (int i = 0; i < (n); ++i)
struct Edge { int to; long long w; bool operator<(const Edge& o) const { return w > o.w; } };
template <class T> T best(const vector<T>& v) { T b = v[0]; for (auto& x : v) b = max(b, x); return b; }
int main() {
  int n, m; cin >> n >> m; vector<vector<Edge>> g(n);
  rep(i, m) { int a, b, w; cin >> a >> b >> w; g[a - 1].push_back({b - 1, w}); }
  vector<long long> d(n, 1e18); priority_queue<Edge> q; q.push({0, 0}); d[0] = 0;
  while (!q.empty()) {
    auto [u, w] = q.top(); q.pop(); if (w > d[u]) continue;
    for (auto& e : g[u]) if (d[u] + e.w < d[e.to]) { d[e.to] = d[u] + e.w; q.push({e.to, d[e.to]}); }
  }
  cout << best(d) << endl;
}
"""
)


def test_sample_is_fully_understood() -> None:
    program = parse_cpp(SAMPLE)
    assert not [s for s in statements_in(program.main) if isinstance(s, OpaqueStmt)]
    pushes = [e for e in expressions_of(program.main) if isinstance(e, Call) and e.op == "push"]
    assert pushes[-1].args[1] == Invoke(
        Name("Edge"), (Field(Name("e"), "to"), Index(Name("d"), Field(Name("e"), "to")))
    ) or isinstance(pushes[-1].args[1], Collection)


@pytest.mark.parametrize("seed", range(40))
def test_mutations_never_raise(seed: int) -> None:
    lines = SAMPLE.split("\n")
    cut = seed * 7 % len(lines)
    column = seed * 13 % max(1, len(lines[cut]))
    lines[cut] = lines[cut][:column] + "(){};<>*"[seed % 8] + lines[cut][column + seed % 3 :]
    if seed % 5 == 0:
        del lines[seed % len(lines)]
    assert isinstance(parse_cpp("\n".join(lines)), Program)


def test_a_dead_worker_is_replaced() -> None:
    parse_cpp(SAMPLE)
    process = WORKER._process
    assert process is not None
    process.kill()
    process.wait()
    assert parse_cpp(SAMPLE).main


def test_warm_files_are_quick() -> None:
    parse_cpp(SAMPLE)
    start = time.perf_counter()
    for _ in range(3):
        parse_cpp(SAMPLE)
    assert (time.perf_counter() - start) / 3 < 1.0


def test_algorithms_step_along_trees() -> None:
    member = last("set<int> s; auto it = s.lower_bound(3);")
    stepping = last("set<int> s; auto it = lower_bound(s.begin(), s.end(), 3);")
    assert member == Assign(Name("it"), Call("lower_bound", (Name("s"), Const(3))))
    assert stepping == Assign(Name("it"), Call("find_if", (Name("s"), Const(3))))
    assert last("set<int> s; m = find(s.begin(), s.end(), 3) != s.end();") == Assign(
        Name("m"), Call("any_of", (Name("s"), Const(3)))
    )


def test_numbers_become_characters() -> None:
    text = last("string s; s += 'a' + n;")
    assert isinstance(text, Assign)
    assert Call("chr", (last("m = 'a' + n;").value,)) in expressions_of((text,))  # type: ignore[union-attr]


def test_references_to_single_values_are_those_values() -> None:
    place = Index(Index(Name("d"), Name("n")), Name("m"))
    changed = last("int d[9][9]; int& r = d[n][m]; r = r + 1;")
    assert isinstance(changed, Assign)
    assert changed.target == place


def test_class_members_outside_any_object() -> None:
    program = parse_cpp(
        BEFORE + "struct S { int v; static S make(int k) { return S{k}; } friend bool "
        "operator<(const S& a, const S& b) { return a.v < b.v; } };\n"
        "int main() { S s = S::make(3); }"
    )
    assert [f.qualified for f in program.functions] == ["S.make", "operator<"]
    assert program.main[0] == Assign(Name("s"), Invoke(Field(Name("S"), "make"), (Const(3),)))


def test_loops_that_declare_in_their_test() -> None:
    loop = main_of("while (int x = next_one()) { m += x; }", "int next_one();")[-1]
    assert isinstance(loop, While)
    assert not [s for s in statements_in((loop,)) if isinstance(s, OpaqueStmt)]
    assert isinstance(loop.body[0], Assign)
    assert isinstance(loop.body[1], If)


def test_conditionals_without_a_middle() -> None:
    made = last("m = n ?: 3;")
    assert isinstance(made, Assign)
    assert made.value == Conditional(Name("n"), Name("n"), Const(3))
