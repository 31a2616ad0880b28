#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

// Segment tree without recursion: add[v] stays at v and counts for everything below it.
int size_;
vector<long long> top, add_;

void refresh(int v) {
    while (v > 1) {
        v /= 2;
        top[v] = max(top[2 * v], top[2 * v + 1]) + add_[v];
    }
}

void change(int l, int r, long long x) {
    int left = l + size_, right = r + size_ + 1;
    int a = left, b = right;
    while (a < b) {
        if (a % 2 == 1) {
            top[a] += x;
            add_[a] += x;
            a++;
        }
        if (b % 2 == 1) {
            b--;
            top[b] += x;
            add_[b] += x;
        }
        a /= 2;
        b /= 2;
    }
    refresh(left);
    refresh(right - 1);
}

long long largest(int l, int r) {
    const long long none = -4000000000000000000LL;
    long long from_left = none, from_right = none;
    int a = l + size_, b = r + size_;
    from_left = top[a];
    from_right = top[b];
    while (a / 2 != b / 2) {
        if (a % 2 == 0) from_left = max(from_left, top[a + 1]);
        if (b % 2 == 1) from_right = max(from_right, top[b - 1]);
        a /= 2;
        b /= 2;
        from_left += add_[a];
        from_right += add_[b];
    }
    long long result = max(from_left, from_right);
    while (a > 1) {
        a /= 2;
        result += add_[a];
    }
    return result;
}

int main() {
    int n, q;
    scanf("%d %d", &n, &q);
    size_ = 1;
    while (size_ < n) size_ *= 2;
    top.assign(2 * size_, -4000000000000000000LL);
    add_.assign(2 * size_, 0);
    for (int i = 0; i < n; i++) scanf("%lld", &top[size_ + i]);
    for (int v = size_ - 1; v >= 1; v--) top[v] = max(top[2 * v], top[2 * v + 1]);
    for (int i = 0; i < q; i++) {
        int t, l, r;
        scanf("%d %d %d", &t, &l, &r);
        if (t == 1) {
            long long x;
            scanf("%lld", &x);
            change(l - 1, r - 1, x);
        } else {
            printf("%lld\n", largest(l - 1, r - 1));
        }
    }
}
