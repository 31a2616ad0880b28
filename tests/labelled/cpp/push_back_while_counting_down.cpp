// time: n log n
// space: n
// why: while (n--) reads all n numbers into the vector
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> v;
    while (n--) {
        int x;
        cin >> x;
        v.push_back(x);
    }
    sort(v.begin(), v.end());
    for (int x : v) cout << x << ' ';
}
