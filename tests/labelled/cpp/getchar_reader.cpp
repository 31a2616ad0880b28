// time: n
// space: n
// why: the reader takes a bounded number of digits for each value
#include <cstdio>
#include <vector>
#include <algorithm>
inline int read() {
    int x = 0, f = 1;
    char c = getchar();
    while (c < '0' || c > '9') {
        if (c == '-') f = -1;
        c = getchar();
    }
    while (c >= '0' && c <= '9') {
        x = x * 10 + c - '0';
        c = getchar();
    }
    return x * f;
}
int main() {
    int n = read();
    std::vector<int> a(n);
    for (int i = 0; i < n; i++) a[i] = read();
    long long s = 0;
    for (int i = 1; i < n; i++) s += std::max(a[i], a[i - 1]);
    printf("%lld\n", s);
}
