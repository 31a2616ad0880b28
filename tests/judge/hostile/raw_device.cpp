// label: ok
// prints: held
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <cstdlib>
#include <string>
int main() {
    std::string node = std::string(getenv("HOME")) + "/disk";
    bool held = mknod(node.c_str(), S_IFBLK | 0600, makedev(254, 0)) < 0;
    for (const char *path : {"/dev/mem", "/dev/kmsg", "/dev/vda", "/dev/sda"}) held = held && open(path, O_RDONLY) < 0;
    puts(held ? "held" : "open");
}
