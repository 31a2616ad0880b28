// time: n^2
// space: n
// why: max_element runs over the prefix in each round
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    long long s = 0;
    for (int i = 1; i <= n; i++) s += *max_element(a.begin(), a.begin() + i);
    cout << s << '\n';
}
