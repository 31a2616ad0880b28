// time: n^2
// space: n
// why: next walks a linked list node by node
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    list<int> l;
    for (int i = 0; i < n; i++) l.push_back(i * 3 % 7);
    long long s = 0;
    for (int i = 0; i < n; i++) s += *next(l.begin(), i);
    cout << s << '\n';
}
