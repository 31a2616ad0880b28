// time: n
// space: n
// why: next on a vector is an addition
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> l;
    for (int i = 0; i < n; i++) l.push_back(i * 3 % 7);
    long long s = 0;
    for (int i = 0; i < n; i++) s += *next(l.begin(), i);
    cout << s << '\n';
}
