// time: n
// space: n
// why: each bar is pushed and popped once
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> h(n + 1, 0);
    for (int i = 0; i < n; i++) cin >> h[i];
    stack<int> st;
    long long best = 0;
    for (int i = 0; i <= n; i++) {
        while (!st.empty() && h[st.top()] >= h[i]) {
            int x = st.top(); st.pop();
            int left = st.empty() ? -1 : st.top();
            best = max(best, 1LL * h[x] * (i - left - 1));
        }
        st.push(i);
    }
    cout << best << '\n';
}
