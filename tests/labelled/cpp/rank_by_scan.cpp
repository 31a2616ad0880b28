// time: n^2
// space: n
// why: the smaller values are counted anew for each element
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    for (int x : a) cout << count_if(a.begin(), a.end(), [x](int y) { return y < x; }) << ' ';
}
