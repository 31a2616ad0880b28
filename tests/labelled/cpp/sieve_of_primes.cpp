// time: n log log n
// space: n
// why: the sum of n/p over primes p
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<bool> composite(n + 1, false);
    int primes = 0;
    for (long long i = 2; i <= n; i++) {
        if (composite[i]) continue;
        primes++;
        for (long long j = i * i; j <= n; j += i) composite[j] = true;
    }
    cout << primes << '\n';
}
