// time: n
// space: n
// why: hashed, each number is appended to one list
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    unordered_map<int, vector<int>> places;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        places[x].push_back(i);
    }
    long long s = 0;
    for (auto &p : places)
        for (int i : p.second) s += i;
    cout << s << '\n';
}
