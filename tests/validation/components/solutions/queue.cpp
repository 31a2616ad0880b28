#include <iostream>
#include <queue>
#include <vector>
using namespace std;
int main() {
    ios::sync_with_stdio(false);
    int n, m;
    cin >> n >> m;
    vector<vector<int>> near(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        near[u - 1].push_back(v - 1);
        near[v - 1].push_back(u - 1);
    }
    vector<bool> seen(n);
    int count = 0;
    for (int start = 0; start < n; start++) {
        if (seen[start]) continue;
        count++;
        queue<int> waiting;
        waiting.push(start);
        seen[start] = true;
        while (!waiting.empty()) {
            int x = waiting.front();
            waiting.pop();
            for (int y : near[x])
                if (!seen[y]) seen[y] = true, waiting.push(y);
        }
    }
    cout << count << '\n';
}
