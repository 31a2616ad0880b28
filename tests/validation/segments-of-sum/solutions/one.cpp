#include <cstdio>
#include <map>
int main() {
    int n;
    long long s, sum = 0, total = 0;
    scanf("%d %lld", &n, &s);
    std::map<long long, int> seen;
    seen[0] = 1;
    for (int i = 0; i < n; i++) {
        long long x;
        scanf("%lld", &x);
        sum += x;
        auto it = seen.find(sum - s);
        if (it != seen.end()) total += it->second;
        seen[sum]++;
    }
    printf("%lld\n", total);
}
