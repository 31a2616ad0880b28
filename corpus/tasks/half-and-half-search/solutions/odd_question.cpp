#include <iostream>

int main() {
    int n;
    std::cin >> n;
    std::cout << "1\n1 1" << std::endl;
    char reply;
    std::cin >> reply;
    std::cout << 1 << std::endl;
}
