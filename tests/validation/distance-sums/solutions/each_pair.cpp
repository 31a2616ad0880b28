#include <iostream>
#include <vector>
using namespace std;
int parent[100005], depth_of[100005];
vector<int> near[100005];
void hang(int root) {
    vector<int> stack{root};
    while (!stack.empty()) {
        int x = stack.back();
        stack.pop_back();
        for (int y : near[x])
            if (y != parent[x]) parent[y] = x, depth_of[y] = depth_of[x] + 1, stack.push_back(y);
    }
}
int main() {
    int n;
    cin >> n;
    for (int i = 1, u, v; i < n; i++) {
        cin >> u >> v;
        near[u].push_back(v);
        near[v].push_back(u);
    }
    hang(1);
    long long best = 0;
    for (int i = 1; i <= n; i++) {
        long long sum = 0;
        for (int j = 1; j <= n; j++) {
            int a = i, b = j, steps = 0;
            while (a != b) {
                if (depth_of[a] < depth_of[b]) b = parent[b]; else a = parent[a];
                steps++;
            }
            sum += steps;
        }
        best = max(best, sum);
    }
    cout << best << endl;
}
