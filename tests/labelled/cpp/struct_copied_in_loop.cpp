// time: n + n k
// space: n
// why: the struct owns a vector, which is copied in each round
#include <bits/stdc++.h>
using namespace std;
struct State {
    vector<int> cells;
    int score = 0;
};
int main() {
    int n, k;
    cin >> n >> k;
    State s;
    s.cells.assign(n, 1);
    int best = 0;
    for (int i = 0; i < k; i++) {
        State t = s;
        t.cells[i % n] += i;
        t.score = t.cells[i % n];
        best = max(best, t.score);
    }
    cout << best << '\n';
}
