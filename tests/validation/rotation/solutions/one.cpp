#include <iostream>
#include <string>
#include <vector>
int main() {
    int n;
    std::string s, t;
    std::cin >> n >> s >> t;
    std::vector<int> border(n, 0);
    for (int i = 1, k = 0; i < n; i++) {
        while (k && t[i] != t[k]) k = border[k - 1];
        if (t[i] == t[k]) k++;
        border[i] = k;
    }
    for (int i = 0, k = 0; i < 2 * n; i++) {
        char c = s[i % n];
        while (k && (k == n || c != t[k])) k = border[k - 1];
        if (c == t[k]) k++;
        if (k == n) {
            std::cout << i - n + 1 << "\n";
            return 0;
        }
    }
    std::cout << -1 << "\n";
}
