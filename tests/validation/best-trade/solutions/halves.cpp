#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
struct Part { int low, high, best; };
vector<int> a;
Part look(int l, int r) {
    if (r - l == 1) return {a[l], a[l], -2000000000};
    int m = (l + r) / 2;
    Part left = look(l, m), right = look(m, r);
    return {min(left.low, right.low), max(left.high, right.high),
            max({left.best, right.best, right.high - left.low})};
}
int main() {
    int n;
    cin >> n;
    a.resize(n);
    for (int &x : a) cin >> x;
    cout << look(0, n).best << endl;
}
