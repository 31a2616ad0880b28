#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> spans(n);
    for (auto &s : spans) cin >> s.first >> s.second;
    sort(spans.begin(), spans.end());
    priority_queue<int, vector<int>, greater<int>> open;
    size_t most = 0;
    for (auto &s : spans) {
        while (!open.empty() && open.top() < s.first) open.pop();
        open.push(s.second);
        most = max(most, open.size());
    }
    cout << most << endl;
}
