// time: n
// space: 1
// why: the struct holds nine numbers, its copies are constant
#include <iostream>
struct Board {
    int cell[9];
};
Board turn(Board b) {
    Board r;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) r.cell[3 * j + 2 - i] = b.cell[3 * i + j] + 1;
    return r;
}
int main() {
    int n;
    std::cin >> n;
    Board b{};
    for (int i = 0; i < n; i++) b = turn(b);
    std::cout << b.cell[4] << '\n';
}
