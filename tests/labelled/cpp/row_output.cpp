// time: n
// space: n
// why: one row of n characters
#include <iostream>
#include <string>
int main() {
    int n;
    std::cin >> n;
    std::cout << std::string(n, '#') << std::endl;
}
