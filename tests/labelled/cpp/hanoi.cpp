// time: 2^n
// space: n
// why: T(n) = 2T(n-1) + 1; recursion depth n
#include <iostream>
#include <cstdio>
using namespace std;

int steps = 0;

void hanoi(int n, char from, char to, char via) {
    if (n == 0) return;
    hanoi(n - 1, from, via, to);
    steps++;
    printf("%d: %c -> %c\n", n, from, to);
    hanoi(n - 1, via, to, from);
}

int main() {
    int n;
    cin >> n;
    hanoi(n, 'A', 'C', 'B');
    cout << steps << endl;
    return 0;
}
