// time: n! n
// space: n
// why: at most n!/(n-k)! placements of k rows, each tries n columns; the pruning is not counted
#include <iostream>
#include <vector>
int n, found = 0;
std::vector<int> col, d1, d2;
void place(int r) {
    if (r == n) {
        found++;
        return;
    }
    for (int c = 0; c < n; c++) {
        if (col[c] || d1[r + c] || d2[r - c + n]) continue;
        col[c] = d1[r + c] = d2[r - c + n] = 1;
        place(r + 1);
        col[c] = d1[r + c] = d2[r - c + n] = 0;
    }
}
int main() {
    std::cin >> n;
    col.assign(n, 0);
    d1.assign(2 * n + 1, 0);
    d2.assign(2 * n + 1, 0);
    place(0);
    std::cout << found << '\n';
}
