#include <cstdio>
#include <vector>
const int MOD = 1000000007;
int main() {
    int n, s;
    scanf("%d %d", &n, &s);
    std::vector<int> ways(s + 1, 0);
    ways[0] = 1;
    for (int i = 0; i < n; i++) {
        int coin;
        scanf("%d", &coin);
        for (int x = coin; x <= s; x++) ways[x] = (ways[x] + ways[x - coin]) % MOD;
    }
    printf("%d\n", ways[s]);
}
