// time: n
// space: N + n
// why: thirty bits a number, each one step of the trie; the node pool has a constant capacity
#include <bits/stdc++.h>
using namespace std;

const int N = 3000005;
int nxt[N][2], cntNodes = 1;

void insert(int x) {
    int cur = 0;
    for (int b = 29; b >= 0; b--) {
        int c = (x >> b) & 1;
        if (!nxt[cur][c]) nxt[cur][c] = cntNodes++;
        cur = nxt[cur][c];
    }
}

int query(int x) {
    int cur = 0, res = 0;
    for (int b = 29; b >= 0; b--) {
        int c = (x >> b) & 1;
        if (nxt[cur][c ^ 1]) {
            res |= 1 << b;
            cur = nxt[cur][c ^ 1];
        } else {
            cur = nxt[cur][c];
        }
    }
    return res;
}

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int i = 0; i < n; i++) cin >> a[i];
    int best = 0;
    insert(a[0]);
    for (int i = 1; i < n; i++) {
        best = max(best, query(a[i]));
        insert(a[i]);
    }
    cout << best << endl;
}
