// label: ok
// prints: held
#include <cstdio>
#include <sched.h>
#include <sys/mount.h>
int main() {
    bool held = unshare(CLONE_NEWUSER) < 0 && unshare(CLONE_NEWNS) < 0 && mount("x", "/tmp", "tmpfs", 0, "") < 0;
    puts(held ? "held" : "made");
}
