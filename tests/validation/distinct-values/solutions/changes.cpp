#include <bits/stdc++.h>
int main() {
    int n; std::cin >> n;
    std::priority_queue<int> heap;
    for (int i = 0, x; i < n && std::cin >> x; i++) heap.push(x);
    int last = -1, changes = 0;
    while (!heap.empty()) {
        if (heap.top() != last) { changes++; last = heap.top(); }
        heap.pop();
    }
    std::cout << changes;
}
