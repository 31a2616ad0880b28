// time: n^2
// space: n
// why: insert at the front shifts the whole vector
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> line;
    for (int i = 0; i < n; i++) line.insert(line.begin(), i * i % 7);
    for (int x : line) cout << x << ' ';
}
