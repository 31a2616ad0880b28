// expect: OLE
// because: too much on standard error
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>
#include <sys/wait.h>
#include <csignal>

static char reply[64];

static void listen() {
    if (!std::fgets(reply, sizeof reply, stdin)) reply[0] = 0;
}

static void say(const char* text) {
    std::fputs(text, stdout);
    std::fflush(stdout);
}

int main() {
    listen();
    int low = 1, high = std::atoi(reply);
    char text[64];
    while (low < high) {
        int middle = (low + high + 1) / 2;
        std::snprintf(text, sizeof text, "? %d\n", middle);
        say(text);
        listen();
        if (reply[0] == '1') low = middle;
        else high = middle - 1;
    }
    static char big[1000000];
    for (int k = 0; k < 40; k++)
        if (write(2, big, sizeof big) < 0) return 1;
    std::snprintf(text, sizeof text, "! %d\n", low);
    say(text);
}
