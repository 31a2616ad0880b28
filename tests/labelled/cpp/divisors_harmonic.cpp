// time: n log n
// space: n
// why: n/1 + n/2 + … entries are touched
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> d(n + 1, 0);
    for (int i = 1; i <= n; i++)
        for (int j = i; j <= n; j += i) d[j]++;
    long long s = 0;
    for (int i = 1; i <= n; i++) s += 1LL * d[i] * i;
    cout << s << '\n';
}
