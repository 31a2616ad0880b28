// label: ok
// prints: held
#include <cstdio>
#include <string>
#include <unistd.h>
int main() {
    bool held = true;
    for (int pid : {1, (int)getppid()})
        if (FILE *file = fopen(("/proc/" + std::to_string(pid) + "/mem").c_str(), "rb")) held = false, fclose(file);
    puts(held ? "held" : "read");
}
