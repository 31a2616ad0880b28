// time: 2^n
// space: n
// why: the start index only grows, each subset is reached once
#include <iostream>
#include <vector>
int n;
std::vector<int> chosen;
long long total = 0;
void choose(int start) {
    total += chosen.empty() ? 0 : chosen.back();
    for (int i = start; i < n; i++) {
        chosen.push_back(i);
        choose(i + 1);
        chosen.pop_back();
    }
}
int main() {
    std::cin >> n;
    choose(0);
    std::cout << total << '\n';
}
