// time: 2^n
// space: n
// why: T(n) = 2 T(n-1) + 1, depth n
#include <iostream>
using namespace std;
long long moves = 0;
void hanoi(int k, char src, char dst, char via) {
    if (k == 0) return;
    hanoi(k - 1, src, via, dst);
    moves++;
    hanoi(k - 1, via, dst, src);
}
int main() {
    int n;
    cin >> n;
    hanoi(n, 'A', 'C', 'B');
    cout << moves << endl;
}
