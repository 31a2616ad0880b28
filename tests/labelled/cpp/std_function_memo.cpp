// time: n
// space: n
// why: the table stops every call after the first for an argument
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<long long> memo(n + 2, -1);
    function<long long(int)> fib = [&](int k) -> long long {
        if (k < 2) return k;
        if (memo[k] != -1) return memo[k];
        return memo[k] = (fib(k - 1) + fib(k - 2)) % 1000007;
    };
    cout << fib(n) << '\n';
}
