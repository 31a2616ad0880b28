// time: n
// space: n
// why: remove moves each number once
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    a.erase(remove(a.begin(), a.end(), k), a.end());
    cout << a.size() << '\n';
}
