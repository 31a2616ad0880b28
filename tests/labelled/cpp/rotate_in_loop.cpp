// time: n k
// space: n
// why: each of k rotations by one moves all n numbers
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    while (k > 0) {
        rotate(a.begin(), a.begin() + 1, a.end());
        k--;
    }
    cout << a[0] << '\n';
}
