// time: 2^n n
// space: n^2
// why: the memo is passed by value, so branches never see each other's results and each call copies it
#include <bits/stdc++.h>
using namespace std;
int n;
int steps(int k, vector<int> memo) {
    if (k <= 1) return 1;
    if (memo[k] != -1) return memo[k];
    memo[k] = (steps(k - 1, memo) + steps(k - 1, memo)) % 1000007;
    return memo[k];
}
int main() {
    cin >> n;
    vector<int> memo(n + 1, -1);
    cout << steps(n, memo) << '\n';
}
