#include <iostream>
#include <string>
int main() {
    int n;
    std::string s;
    std::cin >> n >> s;
    int best = 0;
    for (int middle = 0; middle < n; middle++)
        for (int even = 0; even < 2; even++) {
            int i = middle, j = middle + even;
            while (i >= 0 && j < n && s[i] == s[j]) i--, j++;
            if (j - i - 1 > best) best = j - i - 1;
        }
    std::cout << best << "\n";
}
