// time: N
// space: N
// why: named constants from 1,000 on are capacities
#include <bits/stdc++.h>
using namespace std;
const int N = 1000000;
int f[N + 1];
int main() {
    int q = 0;
    cin >> q;
    f[0] = 1;
    for (int i = 1; i <= N; i++) f[i] = (f[i - 1] * 3LL + i) % 1000003;
    cout << f[q] << '\n';
}
