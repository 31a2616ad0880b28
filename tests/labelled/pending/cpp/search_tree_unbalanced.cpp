// time: n^2
// space: n
// why: sorted input makes the tree a chain
#include <bits/stdc++.h>
using namespace std;
struct Node {
    int key;
    Node *left = nullptr, *right = nullptr;
};
int main() {
    int n;
    cin >> n;
    Node *root = nullptr;
    long long steps = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        Node **p = &root;
        while (*p) {
            steps++;
            p = x < (*p)->key ? &(*p)->left : &(*p)->right;
        }
        *p = new Node{x};
    }
    cout << steps << '\n';
}
