#include <iostream>
#include <vector>
int main() {
    int n, s;
    std::cin >> n >> s;
    std::vector<long long> ways(s + 1, 0);
    ways[0] = 1;
    for (int i = 0; i < n; i++) {
        int c;
        std::cin >> c;
        std::vector<long long> next(s + 1, 0);
        for (int x = 0; x <= s; x++)
            for (int used = 0; used <= x; used += c) next[x] = (next[x] + ways[x - used]) % 1000000007;
        ways = next;
    }
    std::cout << ways[s] << "\n";
}
