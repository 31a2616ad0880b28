// time: N + t
// space: N
// why: a table up to a named capacity, then a look-up a test
#include <bits/stdc++.h>
using namespace std;
const int N = 200000;
long long table_[N + 1];
void init() {
    for (int i = 1; i <= N; i++) table_[i] = (table_[i - 1] * 3 + i) % 998244353;
}
int main() {
    init();
    int t;
    scanf("%d", &t);
    for (int c = 1; c <= t; c++) {
        int x;
        scanf("%d", &x);
        printf("Case %d: %lld\n", c, table_[x]);
    }
}
