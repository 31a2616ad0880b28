// time: t N
// space: N
// why: the table is filled again in each test
#include <bits/stdc++.h>
using namespace std;
const int N = 200000;
long long table_[N + 1];
void init() {
    for (int i = 1; i <= N; i++) table_[i] = (table_[i - 1] * 3 + i) % 998244353;
}
int main() {
    int t;
    scanf("%d", &t);
    for (int c = 1; c <= t; c++) {
        int x;
        scanf("%d", &x);
        init();
        printf("Case %d: %lld\n", c, table_[x]);
    }
}
