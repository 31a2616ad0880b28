#include <cstdio>
#include <vector>
int main() {
    int n;
    scanf("%d", &n);
    std::vector<std::vector<int>> near(n + 1);
    for (int i = 1; i < n; i++) {
        int u, v;
        scanf("%d %d", &u, &v);
        near[u].push_back(v);
        near[v].push_back(u);
    }
    long long best = 0;
    for (int start = 1; start <= n; start++) {
        std::vector<int> layer{start}, from{0};
        long long sum = 0;
        for (long long d = 0; !layer.empty(); d++) {
            std::vector<int> next, back;
            sum += d * (long long)layer.size();
            for (size_t i = 0; i < layer.size(); i++)
                for (int y : near[layer[i]])
                    if (y != from[i]) { next.push_back(y); back.push_back(layer[i]); }
            layer = next;
            from = back;
        }
        if (sum > best) best = sum;
    }
    printf("%lld\n", best);
}
