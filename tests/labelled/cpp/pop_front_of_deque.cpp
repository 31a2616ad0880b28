// time: n
// space: n
// why: a deque drops its first element in constant time
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    deque<int> line;
    for (int i = 1; i <= n; i++) line.push_back(i);
    long long sum = 0;
    while (!line.empty()) {
        sum = (sum * k + line.front()) % 1000003;
        line.pop_front();
    }
    cout << sum << '\n';
}
