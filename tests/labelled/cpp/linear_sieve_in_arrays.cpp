// time: n + N
// space: N
// why: each composite is struck by its least prime only
#include <bits/stdc++.h>
using namespace std;
const int N = 1000005;
int cnt, prime[N];
bool st[N];
int main() {
    int n;
    cin >> n;
    for (int i = 2; i <= n; i++) {
        if (!st[i]) prime[cnt++] = i;
        for (int j = 0; j < cnt && i * prime[j] <= n; j++) {
            st[i * prime[j]] = true;
            if (i % prime[j] == 0) break;
        }
    }
    cout << cnt << endl;
}
