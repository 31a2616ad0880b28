#include <algorithm>
#include <iostream>

using Number = long long;

Number n;

Number prefix(Number x) {
    if (x < 1) return 0;
    std::cout << "xor 1 " << x << std::endl;
    Number reply;
    std::cin >> reply;
    if (reply < 0) std::exit(0);
    return reply;
}

// The first x in [low, high] at which the prefix no longer equals `known`; it does not at high.
Number first_other(Number low, Number high, Number known) {
    while (low < high) {
        Number middle = low + (high - low) / 2;
        if (prefix(middle) != known) high = middle;
        else low = middle + 1;
    }
    return low;
}

// The first x in (low, high] from which on the prefix is `last`.
Number last_change(Number low, Number high, Number last) {
    while (low < high) {
        Number middle = low + (high - low) / 2;
        if (prefix(middle) == last) high = middle;
        else low = middle + 1;
    }
    return low;
}

int main() {
    std::cin >> n;
    Number all = prefix(n), a, b, c;
    if (all != 0) {
        a = first_other(1, n, 0);
        // From the largest on, the prefix is `all`; before it, never.
        c = last_change(a + 2, n, all);
        b = all ^ a ^ c;
    } else {
        // The largest two share a highest bit that the smallest lacks.
        Number power = 1;
        a = prefix(1);
        while (a == 0 && power < n) {
            power *= 2;
            a = prefix(std::min(n, 2 * power - 1));
        }
        b = first_other(std::max(a + 1, 2 * power), n, a);
        c = a ^ b;
    }
    std::cout << "ans " << a << ' ' << b << ' ' << c << std::endl;
}
