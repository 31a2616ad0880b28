// time: n log n + q log n
// space: n
// why: a sort, a stack of lines, then a binary search a query
#include <bits/stdc++.h>
#define all(v) (v).begin(), (v).end()
#define sz(v) ((int)(v).size())
#define rep(i, a, b) for (int i = (a); i < (b); ++i)
using namespace std;
using ll = long long;

struct Line {
    ll k, b;
    ll at(ll x) const { return k * x + b; }
    bool operator<(const Line &o) const { return k != o.k ? k < o.k : b > o.b; }
};

bool useless(const Line &p, const Line &q, const Line &r) {
    return (__int128)(r.b - p.b) * (q.k - p.k) >= (__int128)(q.b - p.b) * (r.k - p.k);
}

struct Hull {
    vector<Line> lines;

    void build(vector<Line> &src) {
        sort(all(src));
        rep(i, 0, sz(src)) {
            const Line &l = src[i];
            if (!lines.empty() && lines.back().k == l.k) continue;
            while (sz(lines) >= 2 && useless(lines[sz(lines) - 2], lines[sz(lines) - 1], l)) lines.pop_back();
            lines.push_back(l);
        }
    }

    ll best(ll x) const {
        int lo = 0, hi = sz(lines) - 1;
        while (lo < hi) {
            int mid = (lo + hi) / 2;
            if (lines[mid].at(x) <= lines[mid + 1].at(x)) lo = mid + 1;
            else hi = mid;
        }
        return lines[lo].at(x);
    }
};

struct Reader {
    ll next() {
        ll x;
        if (scanf("%lld", &x) != 1) return 0;
        return x;
    }
};

int main() {
    Reader in;
    int n = in.next();
    int q = in.next();
    vector<Line> src(n);
    rep(i, 0, n) {
        src[i].k = in.next();
        src[i].b = in.next();
    }
    Hull hull;
    hull.build(src);
    ll checksum = 0;
    rep(i, 0, q) {
        ll x = in.next();
        ll y = hull.best(x);
        checksum = (checksum * 31 + y) % 1000000007;
        printf("%lld\n", y);
    }
    printf("%lld\n", checksum);
    return 0;
}
