#include <iostream>
#include <queue>
#include <vector>
using namespace std;
int main() {
    int n;
    cin >> n;
    priority_queue<int> low;
    priority_queue<int, vector<int>, greater<int>> high;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        low.push(x);
        high.push(low.top());
        low.pop();
        if (high.size() > low.size()) { low.push(high.top()); high.pop(); }
        sum += low.top();
    }
    cout << sum << endl;
}
