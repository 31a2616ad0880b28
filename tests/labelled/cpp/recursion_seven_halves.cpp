// time: n^(log2 7)
// space: log n
// why: T(n) = 7 T(n/2) + n^2, as in Strassen's scheme
#include <iostream>
long long cost(int size) {
    if (size <= 1) return 1;
    long long adds = 0;
    for (int i = 0; i < size; i++)
        for (int j = 0; j < size; j++) adds += (i ^ j) & 1;
    for (int part = 0; part < 7; part++) adds += cost(size / 2);
    return adds;
}
int main() {
    int n;
    std::cin >> n;
    std::cout << cost(n) << '\n';
}
