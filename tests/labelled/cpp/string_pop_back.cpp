// time: |s|
// space: |s|
// why: the last letter is dropped in constant time
#include <iostream>
#include <string>
int main() {
    std::string s;
    std::cin >> s;
    int h = 0;
    while (!s.empty()) {
        h = (h * 31 + s.back()) % 1009;
        s.pop_back();
    }
    std::cout << h << '\n';
}
