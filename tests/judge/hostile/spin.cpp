// label: cpu limit
int main() { volatile int x = 0; for (;;) x = x + 1; }
