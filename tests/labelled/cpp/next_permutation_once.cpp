// time: n
// space: n
// why: one step to the next order is linear
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    if (!next_permutation(a.begin(), a.end())) cout << -1;
    else
        for (int x : a) cout << x << ' ';
}
