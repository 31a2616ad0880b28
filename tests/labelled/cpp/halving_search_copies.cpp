// time: n
// space: n
// why: n/2 + n/4 + ... copied elements add up to n
#include <bits/stdc++.h>
using namespace std;
int pick(const vector<int> &a) {
    if (a.size() == 1) return a[0];
    size_t half = a.size() / 2;
    if (a[half] % 2) return pick(vector<int>(a.begin(), a.begin() + half));
    return pick(vector<int>(a.begin() + half, a.end()));
}
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    cout << pick(a) << endl;
}
