// time: n log n
// space: n
// why: a sort after a linear read by a custom reader
#include <cstdio>
#include <algorithm>
#include <vector>
using namespace std;
template <typename T>
void rd(T &x) {
    x = 0;
    int c = getchar();
    while (c < '0') c = getchar();
    for (; c >= '0'; c = getchar()) x = x * 10 + (c - '0');
}
int main() {
    int n;
    rd(n);
    vector<int> a(n);
    for (int i = 0; i < n; i++) rd(a[i]);
    sort(a.begin(), a.end());
    printf("%d\n", a[n / 2]);
}
