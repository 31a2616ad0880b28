// time: |s|^2
// space: |s|
// why: erasing the first letter shifts the others
#include <iostream>
#include <string>
int main() {
    std::string s;
    std::cin >> s;
    int h = 0;
    while (!s.empty()) {
        h = (h * 31 + s[0]) % 1009;
        s.erase(0, 1);
    }
    std::cout << h << '\n';
}
