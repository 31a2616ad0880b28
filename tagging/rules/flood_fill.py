"""Connected cells of a grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from complexity.model import (
    Assign,
    Binary,
    Call,
    Collection,
    Const,
    Each,
    Expr,
    Index,
    Name,
    Unary,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import base_of, dependents, marks, origins, recursive, touches, writes_in
from tagging.facts.recursions import undone_marks
from tagging.facts.searches import visited
from tagging.facts.tables import kept_tables
from tagging.facts.worklists import FIFO, LEVEL, LIFO, Worklist, worklists
from tagging.rule import Example, Rule
from tagging.view import Loop, Routine, Site, View

TAKEN_BACK = frozenset({"discard", "erase_key", "erase_value", "set_discard", "set_remove"})
_LEAST = 3
"""Of four neighbours one may be left out (the way back is marked)."""


def _recursive_fill(view: View) -> Iterator[int]:
    """A recursion goes to the cells beside its own, which it marks for good."""
    for routine, found in recursive(view):
        names = frozenset(routine.params)
        inner = frozenset(n for s, _ in found for w in s.loops
                          for n in dependents(w.variables, w.sites))  # fmt: skip
        if routine.memoised or kept_tables(routine) or undone_marks(routine, names):
            continue
        cells = _shifted_cells([c.args for _, c in found], [s for s, _ in found], routine)
        if cells and visited(routine.sites, names | inner) is not None and not _counts(
            routine.sites, names | inner):  # fmt: skip
            yield routine.line


def _shifted_cells(places: Sequence[tuple[Expr, ...]], sites: list[Site], routine: Routine) -> bool:
    """Three or more cells beside one, written out, or one in a loop over directions."""
    steps: set[tuple[str, Expr]] = set()
    for args, site in zip(places, sites, strict=True):
        moved = [o for a in args for o in origins(a, routine, 2) if isinstance(o, Binary)
                 and o.op in "+-"]  # fmt: skip
        looped = [m for m in moved if any(touches(m, dependents(w.variables, w.sites))
                                          for w in site.loops)]  # fmt: skip
        directions = [w for w in site.loops if _directions(w.stmt, routine)]
        around = [w for w in site.loops if _about_zero(w.stmt)]
        if len(around) == 2 and _two_dimensions(args, looped, routine):
            return True
        if any(_names_neighbours(w, args, routine) for w in site.loops):
            return True
        if directions and looped and _two_dimensions(args, looped, routine):
            return True
        for part in moved:
            if isinstance(part.left, Name) and part.right == Const(1):
                steps.add((part.op, part.left))
    return len(steps) >= _LEAST and len({n for _, n in steps}) >= 2


def _two_dimensions(args: tuple[Expr, ...], looped: list[Binary], routine: Routine) -> bool:
    """Both coordinates move with the loop."""
    parts = [p for a in args for p in (a.items if isinstance(a, Collection) else (a,))]
    moving = [p for p in parts if any(o in looped for o in origins(p, routine, 2))]
    return len(moving) == 2


def _names_neighbours(loop: Loop, args: tuple[Expr, ...], routine: Routine) -> bool:
    """`for a, b in ((x + 1, y), …)`, then something for a and b."""
    used = {n for a in args for n in names_in(a)} & loop.variables
    if not isinstance(loop.stmt, Each) or len(used) < 2:
        return False
    for option in origins(loop.stmt.iterable, routine, 1):
        if isinstance(option, Collection):
            steps = {(p.op, p.left) for p in walk_expression(option)
                     if isinstance(p, Binary) and p.op in "+-" and p.right == Const(1)}  # fmt: skip
            if len(steps) >= _LEAST and len({n for _, n in steps}) >= 2:
                return True
    return False


def _about_zero(stmt: object) -> bool:
    """`for dx in (-1, 0, 1)`"""
    if isinstance(stmt, Each):
        return isinstance(stmt.iterable, Collection) and len(stmt.iterable.items) == 3
    start, stop = getattr(stmt, "start", None), getattr(stmt, "stop", None)
    return start in (Const(-1), Unary("-", Const(1))) and stop == Const(2)


def _directions(stmt: object, routine: Routine) -> bool:
    if isinstance(stmt, Each):
        return any(isinstance(o, Collection) and len(o.items) in (4, 8)
                   for o in origins(stmt.iterable, routine, 1)) or not isinstance(
                       stmt.iterable, Index)  # fmt: skip
    stop = getattr(stmt, "stop", None)
    return isinstance(stop, Const) and stop.value in (4, 8)


def _filled_by_worklist(view: View) -> Iterator[int]:
    """A queue or stack of cells takes in those beside the one it gives out, each marked."""
    for work in worklists(view):
        if work.order not in (FIFO, LIFO, LEVEL):
            continue
        inside = [(s, v) for s, v in work.pushed if work.loop in s.loops]
        pairs = [(s, v) for s, v in inside if isinstance(v, Collection) and len(v.items) == 2]
        if not pairs or len(pairs) != len(inside):
            continue
        cells = _shifted_cells([v.items for _, v in pairs if isinstance(v, Collection)],
                               [s for s, _ in pairs], work.routine)  # fmt: skip
        names = work.taken | frozenset(n for _, v in pairs for n in names_in(v))
        whole = work.loop.around[-1:] if work.order == LEVEL else ()
        sites = (*whole, work.loop)[0].sites
        if cells and _marked(work, names) and not _counts(sites, names):
            yield work.line


def _marked(work: Worklist, names: frozenset[str]) -> bool:
    return any(touches(k, names) for _, _, k in marks(work.loop.sites))


def _counts(sites: list[Site], names: frozenset[str]) -> bool:
    """Whether a mark tells more than that the cell was entered: a distance, the way to it, a level
    that grows; or is taken back."""
    stepped = {w.target.id for w in writes_in(sites) if isinstance(w.target, Name)}
    told = stepped | names | {n for s in sites for w in s.loops for n in w.variables}
    for write in writes_in(sites):
        if isinstance(write.target, Index) and touches(write.target, names):
            if names_in(write.value) & told:
                return True
    marked = {base_of(c) for s, c, _ in marks(sites) if not isinstance(s.stmt, Assign)}
    return any(isinstance(p, Call) and p.op in TAKEN_BACK and base_of(p.args[0]) in marked
               for s in sites for p in s.expressions() if isinstance(p, Call) and p.args)  # fmt: skip


FACTS = {
    "cells_filled": Fact(
        "cells beside a cell are entered and marked for good, no distance is kept",
        lambda v: (*_recursive_fill(v), *_filled_by_worklist(v)),
    ),
}

RULE = Rule(
    tag="flood_fill",
    meaning="all cells of a grid that hang together with one are marked",
    family="graph search",
    also=("floodfill", "connected components on grid", "island counting"),
    requires=("cells_filled",),
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(10 ** 6)
h, w = map(int, input().split())
grid = [list(input()) for _ in range(h)]
def sink(i, j):
    if i < 0 or j < 0 or i >= h or j >= w or grid[i][j] != '1':
        return
    grid[i][j] = '0'
    sink(i + 1, j)
    sink(i - 1, j)
    sink(i, j + 1)
    sink(i, j - 1)
count = 0
for i in range(h):
    for j in range(w):
        if grid[i][j] == '1':
            count += 1
            sink(i, j)
print(count)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, m, c, dx[4] = {0, 1, 0, -1}, dy[4] = {1, 0, -1, 0}; char g[1005][1005]; bool vis[1005][1005];
void dfs(int x, int y) { vis[x][y] = true; c++; for (int d = 0; d < 4; d++) { int a = x + dx[d], b = y + dy[d]; if (a >= 0 && a < n && b >= 0 && b < m && g[a][b] == '#' && !vis[a][b]) dfs(a, b); } }
int main() { cin >> n >> m; for (int i = 0; i < n; i++) cin >> g[i]; int best = 0; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) if (g[i][j] == '#' && !vis[i][j]) { c = 0; dfs(i, j); best = max(best, c); } cout << best; }
""",
        ),
        Example(
            python="""
from collections import deque
def fill(image, row, col, colour):
    old = image[row][col]
    if old == colour:
        return image
    queue = deque([(row, col)])
    image[row][col] = colour
    while queue:
        r, c = queue.popleft()
        for a, b in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= a < len(image) and 0 <= b < len(image[0]) and image[a][b] == old:
                image[a][b] = colour
                queue.append((a, b))
    return image
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int h, w; cin >> h >> w; vector<string> s(h); for (auto& r : s) cin >> r; vector<pair<int, int>> dirs{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}; int parts = 0;
  for (int i = 0; i < h; i++) for (int j = 0; j < w; j++) if (s[i][j] == '.') { parts++; stack<pair<int, int>> st; st.push({i, j}); s[i][j] = '#'; while (!st.empty()) { auto [x, y] = st.top(); st.pop(); for (auto& [p, q] : dirs) { int a = x + p, b = y + q; if (a < 0 || b < 0 || a >= h || b >= w || s[a][b] == '#') continue; s[a][b] = '#'; st.push({a, b}); } } }
  cout << parts;
}
""",
        ),
    ),
    near_misses=(
        Example(  # the way to each cell; cells by levels
            python="""
h, w = map(int, input().split())
grid = [input() for _ in range(h)]
dist = [[-1] * w for _ in range(h)]
dist[0][0] = 0
level, d = [(0, 0)], 0
while level:
    d += 1
    new = []
    for x, y in level:
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            a, b = x + dx, y + dy
            if 0 <= a < h and 0 <= b < w and grid[a][b] == '.' and dist[a][b] < 0:
                dist[a][b] = d
                new.append((a, b))
    level = new
print(dist[h - 1][w - 1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int h, w; cin >> h >> w; vector<string> g(h), from(h, string(w, '.')); for (auto& r : g) cin >> r; int dx[] = {1, 0, -1, 0}, dy[] = {0, 1, 0, -1}; string name = "DRUL"; queue<pair<int, int>> q; q.push({0, 0}); from[0][0] = 'S'; while (!q.empty()) { auto [x, y] = q.front(); q.pop(); for (int k = 0; k < 4; k++) { int a = x + dx[k], b = y + dy[k]; if (a >= 0 && b >= 0 && a < h && b < w && g[a][b] != '#' && from[a][b] == '.') { from[a][b] = name[k]; q.push({a, b}); } } } cout << from[h - 1][w - 1]; }
""",
        ),
        Example(  # distances on the grid
            python="""
from collections import deque
h, w = map(int, input().split())
grid = [input() for _ in range(h)]
dist = [[-1] * w for _ in range(h)]
dist[0][0] = 0
queue = deque([(0, 0)])
while queue:
    r, c = queue.popleft()
    for a, b in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
        if 0 <= a < h and 0 <= b < w and grid[a][b] == '.' and dist[a][b] < 0:
            dist[a][b] = dist[r][c] + 1
            queue.append((a, b))
print(dist[h - 1][w - 1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, m, best; int g[25][25]; bool on[25][25];
void walk(int x, int y, int s) { if (x < 0 || y < 0 || x >= n || y >= m || on[x][y] || !g[x][y]) return; on[x][y] = true; best = max(best, s + g[x][y]); walk(x + 1, y, s + g[x][y]); walk(x - 1, y, s + g[x][y]); walk(x, y + 1, s + g[x][y]); walk(x, y - 1, s + g[x][y]); on[x][y] = false; }
int main() { cin >> n >> m; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) cin >> g[i][j]; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) walk(i, j, 0); cout << best; }
""",
        ),
    ),
)
