#include <iostream>
#include <set>
int main() {
    int n, x;
    std::cin >> n;
    std::set<int> values;
    for (int i = 0; i < n; i++) {
        std::cin >> x;
        values.insert(x);
    }
    std::cout << values.size() << "\n";
}
