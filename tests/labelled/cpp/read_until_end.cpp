// time: n log n
// space: n
// why: all n numbers of the stream are stored and sorted
#include <bits/stdc++.h>
using namespace std;
int main() {
    vector<int> a;
    int x;
    while (cin >> x) a.push_back(x);
    sort(a.begin(), a.end());
    a.erase(unique(a.begin(), a.end()), a.end());
    cout << a.size() << '\n';
}
