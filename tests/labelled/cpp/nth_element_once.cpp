// time: n
// space: n
// why: nth_element is linear on average
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    nth_element(a.begin(), a.begin() + n / 2, a.end());
    long long m = a[n / 2], cost = 0;
    for (int x : a) cost += llabs(x - m);
    cout << cost << '\n';
}
