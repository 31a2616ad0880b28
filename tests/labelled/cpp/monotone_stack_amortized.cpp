// time: n
// space: n
// why: each index is pushed once and popped at most once
#include <iostream>
#include <stack>
#include <vector>
int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n), out(n, -1);
    for (auto& x : a) std::cin >> x;
    std::stack<int> st;
    for (int i = 0; i < n; ++i) {
        while (!st.empty() && a[st.top()] < a[i]) {
            out[st.top()] = i;
            st.pop();
        }
        st.push(i);
    }
    for (int x : out) std::cout << x << ' ';
}
