// time: |s|
// space: |s|
// why: at most 2|s| states with 26 edges each; redirected edges and suffix links are amortized
#include <bits/stdc++.h>
using namespace std;

struct State {
    int len = 0, link = -1;
    array<int, 26> next;
    long long count = 0;
    State() { next.fill(-1); }
};

struct Automaton {
    vector<State> st;
    int last = 0;

    Automaton() { st.emplace_back(); }

    void extend(int c) {
        int cur = st.size();
        st.emplace_back();
        st[cur].len = st[last].len + 1;
        st[cur].count = 1;
        int p = last;
        while (p != -1 && st[p].next[c] == -1) {
            st[p].next[c] = cur;
            p = st[p].link;
        }
        if (p == -1) {
            st[cur].link = 0;
        } else {
            int q = st[p].next[c];
            if (st[p].len + 1 == st[q].len) {
                st[cur].link = q;
            } else {
                int clone = st.size();
                st.push_back(st[q]);
                st[clone].len = st[p].len + 1;
                st[clone].count = 0;
                while (p != -1 && st[p].next[c] == q) {
                    st[p].next[c] = clone;
                    p = st[p].link;
                }
                st[q].link = clone;
                st[cur].link = clone;
            }
        }
        last = cur;
    }

    long long distinct() const {
        long long total = 0;
        for (size_t v = 1; v < st.size(); v++) total += st[v].len - st[st[v].link].len;
        return total;
    }

    long long best_repeat() {
        int longest = 0;
        for (auto &s : st) longest = max(longest, s.len);
        vector<int> bucket(longest + 2, 0), order(st.size());
        for (auto &s : st) bucket[s.len + 1]++;
        for (int i = 1; i <= longest + 1; i++) bucket[i] += bucket[i - 1];
        for (size_t v = 0; v < st.size(); v++) order[bucket[st[v].len]++] = v;
        long long best = 0;
        for (int i = (int)order.size() - 1; i > 0; i--) {
            int v = order[i];
            best = max(best, st[v].count * st[v].len);
            st[st[v].link].count += st[v].count;
        }
        return best;
    }
};

int main() {
    string s;
    cin >> s;
    Automaton a;
    for (char c : s) a.extend(c - 'a');
    cout << a.distinct() << ' ' << a.best_repeat() << '\n';
    return 0;
}
