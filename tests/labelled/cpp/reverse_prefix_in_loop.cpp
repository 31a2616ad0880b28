// time: n^2
// space: n
// why: pancake sort reverses prefixes in each of n rounds
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    for (int size = n; size > 1; size--) {
        int top = max_element(a.begin(), a.begin() + size) - a.begin();
        reverse(a.begin(), a.begin() + top + 1);
        reverse(a.begin(), a.begin() + size);
    }
    for (int x : a) cout << x << ' ';
}
