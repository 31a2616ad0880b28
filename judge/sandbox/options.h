/* What the supervisor is told: key=value arguments, some of which may be repeated. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdlib.h>
#include <string.h>

enum { MAX_PATHS = 128 };

typedef long long i64;

static struct {
    i64 result, cpu_ms, wall_ms, memory, address, stack, file, processes, files, uid, channel, output;
    i64 tick_ms, whole_namespace, read_all, landlock, seccomp, created, chmod, disk;
} option = {.result = -1, .channel = -1, .output = -1, .tick_ms = 50};

static struct {
    const char *path[MAX_PATHS];
    int count;
} readable_paths, writable_paths;
static const char *work_folder;

static const struct {
    const char *name;
    i64 *value;
} option_table[] = {
    {"result", &option.result},       {"cpu_ms", &option.cpu_ms},
    {"wall_ms", &option.wall_ms},     {"memory", &option.memory},
    {"address", &option.address},     {"stack", &option.stack},
    {"file", &option.file},           {"processes", &option.processes},
    {"files", &option.files},         {"uid", &option.uid},
    {"channel", &option.channel},     {"output", &option.output},
    {"tick_ms", &option.tick_ms},     {"whole_namespace", &option.whole_namespace},
    {"read_all", &option.read_all},   {"landlock", &option.landlock},
    {"seccomp", &option.seccomp},     {"created", &option.created},
    {"chmod", &option.chmod},         {"disk", &option.disk},
};

static void parse_option(const char *text) {
    const char *equals = strchr(text, '=');
    size_t length = equals ? (size_t)(equals - text) : 0;
    if (!equals) return;
    if (strncmp(text, "read=", 5) == 0 && readable_paths.count < MAX_PATHS)
        readable_paths.path[readable_paths.count++] = equals + 1;
    if (strncmp(text, "write=", 6) == 0 && writable_paths.count < MAX_PATHS)
        writable_paths.path[writable_paths.count++] = equals + 1;
    if (strncmp(text, "work=", 5) == 0) work_folder = equals + 1;
    for (size_t k = 0; k < sizeof option_table / sizeof *option_table; k++)
        if (strlen(option_table[k].name) == length &&
            strncmp(option_table[k].name, text, length) == 0)
            *option_table[k].value = atoll(equals + 1);
}

/* Index of the program's name behind `--`. */
static int parse_options(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--") == 0) return i + 1;
        parse_option(argv[i]);
    }
    return argc;
}

#endif
