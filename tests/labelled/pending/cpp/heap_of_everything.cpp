// time: n log n
// space: n
// why: a heap of all n numbers, k of them popped, k is clipped to n
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    priority_queue<int> heap;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        heap.push(x);
    }
    long long sum = 0;
    while (k-- && !heap.empty()) {
        sum += heap.top();
        heap.pop();
    }
    cout << sum << '\n';
}
