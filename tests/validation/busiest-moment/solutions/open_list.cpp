#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> spans(n);
    for (auto &s : spans) cin >> s.first >> s.second;
    sort(spans.begin(), spans.end());
    vector<int> open;
    size_t most = 0;
    for (auto [l, r] : spans) {
        open.erase(remove_if(open.begin(), open.end(), [&](int e) { return e < l; }), open.end());
        open.push_back(r);
        most = max(most, open.size());
    }
    cout << most << '\n';
}
