#include <bits/stdc++.h>
using namespace std;
int main() {
    ios::sync_with_stdio(false); cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n), answer(n);
    for (int &x : a) cin >> x;
    stack<int> seen;
    for (int i = n - 1; i >= 0; i--) {
        while (!seen.empty() && a[seen.top()] <= a[i]) seen.pop();
        answer[i] = seen.empty() ? -1 : seen.top();
        seen.push(i);
    }
    for (int x : answer) cout << x << ' ';
}
