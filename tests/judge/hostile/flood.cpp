// label: output limit
#include <cstdio>
int main() { for (;;) puts("xxxxxxxx"); }
