template <class T> struct BIT {
    int n;
    std::vector<T> s;
    BIT(int n) : n(n), s(n) {}
    void update(int pos, T dif) { // a[pos] += dif
        for (; pos < n; pos |= pos + 1) s[pos] += dif;
    }
    T query(int pos) { // sum of values in [0, pos)
        T res = 0;
        for (; pos > 0; pos &= pos - 1) res += s[pos - 1];
        return res;
    }
};
