"""The file's own `#define`s: names for constants, and expansion for a parser without one."""

from __future__ import annotations

import re
from dataclasses import dataclass

_DEFINE = re.compile(
    r"(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)(\([^)\n]*\))?[ \t]*((?:[^\n\\]|\\.|\\\n)*)"
)
_INTEGER = re.compile(r"\(*\s*(0[xX][0-9a-fA-F]+|\d+(?:[eE]\d+)?)[uUlL]*\s*\)*")
_WORD = re.compile(r"[A-Za-z_]\w*")
_MAX_EXPANDED = 4_000_000
_ROUNDS = 6

KNOWN = {
    "ll": "typedef long long ll;", "ull": "typedef unsigned long long ull;",
    "ld": "typedef long double ld;", "pii": "typedef std::pair<int,int> pii;",
    "pll": "typedef std::pair<long long,long long> pll;", "vi": "typedef std::vector<int> vi;",
    "vll": "typedef std::vector<long long> vll;", "i64": "typedef long long i64;",
    "int64": "typedef long long int64;", "lint": "typedef long long lint;",
    "vvi": "typedef std::vector<std::vector<int>> vvi;", "P": "typedef std::pair<int,int> P;",
    "VI": "typedef std::vector<int> VI;", "PII": "typedef std::pair<int,int> PII;",
    "rep": "#define rep(i,...) CV_PICK(__VA_ARGS__,CV_REP2,CV_REP1)(i,__VA_ARGS__)",
    "REP": "#define REP(i,...) CV_PICK(__VA_ARGS__,CV_REP2,CV_REP1)(i,__VA_ARGS__)",
    "FOR": "#define FOR(i,a,b) for(int i=(a);i<(b);i++)",
    "rrep": "#define rrep(i,n) for(int i=(n)-1;i>=0;i--)",
    "forn": "#define forn(i,n) for(int i=0;i<(n);i++)",
    "all": "#define all(v) (v).begin(),(v).end()", "ALL": "#define ALL(v) (v).begin(),(v).end()",
    "rall": "#define rall(v) (v).rbegin(),(v).rend()", "sz": "#define sz(v) (int)(v).size()",
    "SZ": "#define SZ(v) (int)(v).size()", "pb": "#define pb push_back",
    "eb": "#define eb emplace_back", "mp": "#define mp make_pair", "fi": "#define fi first",
    "se": "#define se second", "ff": "#define ff first", "ss": "#define ss second",
    "endl": "", "MOD": "#define MOD 1000000007", "mod": "#define mod 1000000007",
    "INF": "#define INF 1000000000", "inf": "#define inf 1000000000",
    "chmin": "template<class A,class B> bool chmin(A& a,B b){if(b<a){a=b;return 1;}return 0;}",
    "chmax": "template<class A,class B> bool chmax(A& a,B b){if(a<b){a=b;return 1;}return 0;}",
    "debug": "#define debug(...)", "trace": "#define trace(...)",
}  # fmt: skip
HELPERS = (
    "#define CV_PICK(_1,_2,NAME,...) NAME\n"
    "#define CV_REP1(i,n) for(int i=0;i<(n);i++)\n"
    "#define CV_REP2(i,a,b) for(int i=(a);i<(b);i++)\n"
)


@dataclass(frozen=True, slots=True)
class Macro:
    """`params` is None for an object-like macro."""

    name: str
    params: tuple[str, ...] | None
    body: str


def defined(text: str) -> dict[str, Macro]:
    """Macros that the file defines, the last definition of a name."""
    found: dict[str, Macro] = {}
    for name, params, body in _DEFINE.findall(text):
        names = tuple(p.strip() for p in params[1:-1].split(",")) if params else None
        clean = re.sub(r"//.*|/\*.*?\*/", "", body.replace("\\\n", " ")).strip()
        found[name] = Macro(name, names, clean)
    return found


def integer_value(macro: Macro) -> int | None:
    """The value of an object-like macro that stands for one whole number."""
    match = _INTEGER.fullmatch(macro.body) if macro.params is None else None
    if match is None:
        return None
    digits = match.group(1)
    return int(digits, 0) if digits[:2] in ("0x", "0X") else int(float(digits)) if "e" in (
        digits.lower()) else int(digits)  # fmt: skip


def identifier_at(text: str, offset: int) -> str:
    match = _WORD.match(text, offset) if 0 <= offset < len(text) else None
    return match.group() if match else ""


def prelude_for(undeclared: frozenset[str]) -> tuple[str, bool]:
    """Definitions of the well-known short names among those that a file leaves undeclared.

    The flag tells whether any was needed.
    """
    lines = [KNOWN[name] for name in sorted(undeclared & KNOWN.keys()) if KNOWN[name]]
    return (HELPERS + "\n".join(lines) + "\n" if lines else ""), bool(lines)


def expand(text: str) -> str:
    """The text after its own macros, one line for one line; directives are blanked."""
    table = defined(text)
    text = _DEFINE.sub(lambda m: "\n" * m.group().count("\n"), text)
    text = re.sub(r"(?m)^[ \t]*#.*$", "", text)
    for _ in range(_ROUNDS):
        grown = _expand_once(text, table)
        if grown == text or len(grown) > _MAX_EXPANDED:
            break
        text = grown
    return text


def _expand_once(text: str, table: dict[str, Macro]) -> str:
    out: list[str] = []
    position = 0
    for match in _WORD.finditer(text):
        macro = table.get(match.group())
        if macro is None or match.start() < position:
            continue
        end, body = _use(text, match.end(), macro)
        if body is None:
            continue
        out += [text[position : match.start()], body, "\n" * text.count("\n", match.end(), end)]
        position = end
    return "".join([*out, text[position:]])


def _use(text: str, after: int, macro: Macro) -> tuple[int, str | None]:
    """Where a use of the macro ends and what it becomes (None: not a use)."""
    if macro.params is None:
        return after, macro.body
    opening = re.compile(r"\s*\(").match(text, after)
    if opening is None:
        return after, None
    end, arguments = _arguments(text, opening.end())
    named = dict(zip(macro.params, arguments, strict=False))
    if macro.params and macro.params[-1] == "...":
        named["__VA_ARGS__"] = ",".join(arguments[len(macro.params) - 1 :])
    body = macro.body.replace("##", "")
    return end, _WORD.sub(lambda m: named.get(m.group(), m.group()), body)


def _arguments(text: str, start: int) -> tuple[int, list[str]]:
    """Arguments of a macro's use from behind its `(`, and the place behind its `)`."""
    depth, begin, found = 0, start, []
    for i in range(start, min(len(text), start + 20_000)):
        c = text[i]
        if c in "([{":
            depth += 1
        elif c in ")]}":
            if depth == 0:
                found.append(text[begin:i].replace("\n", " ").strip())
                return i + 1, found
            depth -= 1
        elif c == "," and depth == 0:
            found.append(text[begin:i].replace("\n", " ").strip())
            begin = i + 1
    return len(text), [*found, text[begin:]]
