#include <iostream>
int main() {
    long long n, k, place = 0;
    std::cin >> n >> k;
    for (long long people = 2; people <= n; people++) place = (place + k) % people;
    std::cout << place + 1 << "\n";
}
