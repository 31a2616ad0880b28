#include <cstdio>
#include <deque>
#include <vector>
int main() {
    int n, k;
    scanf("%d %d", &n, &k);
    std::vector<int> a(n);
    std::deque<int> waiting;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        scanf("%d", &a[i]);
        while (!waiting.empty() && a[waiting.back()] >= a[i]) waiting.pop_back();
        waiting.push_back(i);
        if (waiting.front() <= i - k) waiting.pop_front();
        if (i >= k - 1) sum += a[waiting.front()];
    }
    printf("%lld\n", sum);
}
