#include <iostream>
#include <vector>
using namespace std;

int n;
vector<int> w, v;

long long best(int i, int room) {
    if (i == n) return 0;
    long long skip = best(i + 1, room);
    if (w[i] > room) return skip;
    long long take = best(i + 1, room - w[i]) + v[i];
    return skip > take ? skip : take;
}

int main() {
    int W;
    cin >> n >> W;
    w.resize(n);
    v.resize(n);
    for (int i = 0; i < n; i++) cin >> w[i] >> v[i];
    cout << best(0, W) << endl;
    return 0;
}
