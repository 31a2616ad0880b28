#include <iostream>
#include <numeric>
#include <vector>
int main() {
    int n;
    long long k, at = 0;
    std::cin >> n >> k;
    std::vector<int> circle(n);
    std::iota(circle.begin(), circle.end(), 1);
    while (circle.size() > 1) {
        at = (at + k - 1) % (long long)circle.size();
        circle.erase(circle.begin() + at);
    }
    std::cout << circle[0] << "\n";
}
