// label: memory limit | signal
int f(volatile int *up, int n) { volatile int a[4096] = {n}; a[n % 4096] = *up; return f(a, n + 1) + a[7]; }
int main() { volatile int x = 1; return f(&x, 0); }
