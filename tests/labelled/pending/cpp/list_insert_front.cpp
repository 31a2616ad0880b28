// time: n
// space: n
// why: a linked list takes its new head in constant time
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    list<int> line;
    for (int i = 0; i < n; i++) line.insert(line.begin(), i * i % 7);
    for (int x : line) cout << x << ' ';
}
