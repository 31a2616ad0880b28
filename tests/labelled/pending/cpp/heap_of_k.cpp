// time: n log min(n, k)
// space: min(n, k)
// why: the heap never holds more than k + 1 numbers
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    priority_queue<int, vector<int>, greater<int>> heap;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        heap.push(x);
        if ((int)heap.size() > k) heap.pop();
    }
    cout << heap.top() << '\n';
}
