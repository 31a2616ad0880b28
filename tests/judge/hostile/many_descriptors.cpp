// label: ok
// prints: held
#include <cstdio>
#include <unistd.h>
int main() {
    int made = 0;
    while (made < 5000 && dup(0) >= 0) made++;
    puts(made < 1000 ? "held" : "open");
}
