// time: n m log n
// space: n m
// why: each comparison in the heap may walk two rows of m numbers
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    priority_queue<vector<int>> heap;
    for (int i = 0; i < n; i++) {
        vector<int> row(m);
        for (int j = 0; j < m; j++) row[j] = (i * j) % 5;
        heap.push(row);
    }
    long long s = 0;
    while (!heap.empty()) {
        s += heap.top()[0];
        heap.pop();
    }
    cout << s << '\n';
}
