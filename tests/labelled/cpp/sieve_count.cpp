// time: n log log n
// space: n
// why: multiples of primes only
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<bool> is(n + 1, true);
    is[0] = is[1] = false;
    for (int i = 2; (long long)i * i <= n; i++)
        if (is[i])
            for (int j = i * i; j <= n; j += i) is[j] = false;
    int c = 0;
    for (int i = 2; i <= n; i++) c += is[i];
    cout << c << endl;
}
