from collections import deque

class MaxFlow:
    def __init__(self, n):
        self.n = n
        self.to, self.cap, self.head = [], [], [[] for _ in range(n)]

    def add(self, u, v, c):
        self.head[u].append(len(self.to))
        self.to.append(v)
        self.cap.append(c)
        self.head[v].append(len(self.to))
        self.to.append(u)
        self.cap.append(0)

    def _bfs(self, s, t):
        self.depth = [-1] * self.n
        self.depth[s] = 0
        q = deque([s])
        while q:
            u = q.popleft()
            for e in self.head[u]:
                v = self.to[e]
                if self.cap[e] and self.depth[v] < 0:
                    self.depth[v] = self.depth[u] + 1
                    q.append(v)
        return self.depth[t] >= 0

    def _dfs(self, u, t, f):
        if u == t:
            return f
        for i in range(self.it[u], len(self.head[u])):
            self.it[u] = i
            e = self.head[u][i]
            v = self.to[e]
            if self.cap[e] and self.depth[u] < self.depth[v]:
                d = self._dfs(v, t, min(f, self.cap[e]))
                if d > 0:
                    self.cap[e] -= d
                    self.cap[e ^ 1] += d
                    return d
        return 0

    def run(self, s, t):
        flow = 0
        while self._bfs(s, t):
            self.it = [0] * self.n
            f = self._dfs(s, t, 1 << 60)
            while f:
                flow += f
                f = self._dfs(s, t, 1 << 60)
        return flow
