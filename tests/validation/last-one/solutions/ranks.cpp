#include <bits/stdc++.h>
using namespace std;
int n, size_, tree[1 << 19];
int main() {
    long long k;
    cin >> n >> k;
    for (size_ = 1; size_ < n; size_ *= 2) {}
    for (int i = 0; i < n; i++) tree[size_ + i] = 1;
    for (int i = size_ - 1; i > 0; i--) tree[i] = tree[2 * i] + tree[2 * i + 1];
    long long place = 0;
    int last = 0;
    for (int left = n; left > 0; left--) {
        place = (place + k - 1) % left;
        int node = 1;
        long long rank = place;
        while (node < size_) {
            node *= 2;
            if (rank >= tree[node]) rank -= tree[node++];
        }
        last = node - size_;
        for (; node; node /= 2) tree[node]--;
    }
    cout << last + 1 << endl;
}
