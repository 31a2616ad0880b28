// time: n log n
// space: n
// why: the two indices approach each other, n steps after a sort
#include <bits/stdc++.h>
#define all(x) (x).begin(), (x).end()
using namespace std;
typedef long long ll;
int main() {
    int n;
    ll k;
    cin >> n >> k;
    vector<ll> a(n);
    for (ll &x : a) cin >> x;
    sort(all(a));
    int i = 0, j = n - 1, pairs = 0;
    while (i < j) {
        if (a[i] + a[j] > k) j--;
        else {
            pairs += j - i;
            i++;
        }
    }
    cout << pairs << "\n";
}
