// time: n^2
// space: n
// why: the condition counts zeros anew in every round
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    int i = 0;
    while (i < n && count(a.begin(), a.end(), 0) > 0) {
        a[i] = 1;
        i++;
    }
    cout << i << '\n';
}
