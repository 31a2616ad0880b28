#include <iostream>
#include <vector>
#include <algorithm>
int main() {
    int n; std::cin >> n; std::vector<int> a(n), len(n, 1);
    for (int& x : a) std::cin >> x;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < i; ++j)
            if (a[j] < a[i] && len[j] + 1 > len[i]) len[i] = len[j] + 1;
    std::cout << *std::max_element(len.begin(), len.end());
}
