#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    int n;
    std::cin >> n;
    std::vector<int> row;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        int x;
        std::cin >> x;
        row.insert(std::upper_bound(row.begin(), row.end(), x), x);
        sum += row[i / 2];
    }
    std::cout << sum << "\n";
}
