// label: signal
int main() { volatile int *volatile p = 0; *p = 1; }
