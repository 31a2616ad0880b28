// time: n
// space: n
// why: the operator << writes the vector once at the end
#include <bits/stdc++.h>
using namespace std;
ostream &operator<<(ostream &os, const vector<int> &v) {
    for (int x : v) os << x << ' ';
    return os;
}
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int i = 0; i < n; i++) a[i] = i * i % 7;
    cout << a << '\n';
}
