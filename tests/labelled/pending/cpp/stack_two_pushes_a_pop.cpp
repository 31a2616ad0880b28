// time: 2^n
// space: n
// why: each popped level pushes two one lower
#include <iostream>
#include <stack>
int main() {
    int n, leaves = 0;
    std::cin >> n;
    std::stack<int> st;
    st.push(n);
    while (!st.empty()) {
        int k = st.top();
        st.pop();
        if (k == 0) {
            leaves++;
            continue;
        }
        st.push(k - 1);
        st.push(k - 1);
    }
    std::cout << leaves << '\n';
}
