/* The program's processes and files, read from /proc and from its working folder. */
#ifndef PROCESSES_H
#define PROCESSES_H

#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "options.h"

enum { MAX_TRACKED = 8192, OPEN_FOLDERS = 16 };

static struct entry {
    pid_t pid, parent;
    int mine;
    i64 ticks, pages;
} table[MAX_TRACKED];

static int read_entry(const char *name, struct entry *e) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%.20s/stat", name);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    ssize_t length = read(fd, text, sizeof text - 1);
    close(fd);
    if (length <= 0) return 0;
    text[length] = 0;
    char *after = strrchr(text, ')');
    long long user, sys, child_user, child_sys, pages;
    int parent;
    if (!after || sscanf(after + 2,
                         "%*c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld "
                         "%*d %*d %*d %*d %*u %*u %lld",
                         &parent, &user, &sys, &child_user, &child_sys, &pages) != 6)
        return 0;
    *e = (struct entry){atoi(name), parent, 0, user + sys + child_user + child_sys, pages};
    return 1;
}

/* Fill the table with all processes and mark our descendants; their number is returned. */
static int scan(int *total) {
    DIR *proc = opendir("/proc");
    int count = 0, mine = 0, changed = 1;
    struct dirent *d;
    while (proc && count < MAX_TRACKED && (d = readdir(proc)))
        if (d->d_name[0] >= '1' && d->d_name[0] <= '9' && read_entry(d->d_name, &table[count]))
            count++;
    if (proc) closedir(proc);
    pid_t self = getpid();
    while (changed) {
        changed = 0;
        for (int i = 0; i < count; i++) {
            if (table[i].mine || table[i].pid == self) continue;
            int owned = option.whole_namespace || table[i].parent == self;
            for (int k = 0; !owned && k < count; k++)
                owned = table[k].mine && table[k].pid == table[i].parent;
            if (owned) table[i].mine = changed = 1, mine++;
        }
    }
    *total = count;
    return mine;
}

static void kill_all(void) {
    int total;
    if (option.whole_namespace) {
        kill(-1, SIGKILL);
        return;
    }
    scan(&total);
    for (int i = 0; i < total; i++)
        if (table[i].mine) kill(table[i].pid, SIGSTOP);
    scan(&total);
    for (int i = 0; i < total; i++)
        if (table[i].mine) kill(table[i].pid, SIGKILL);
}

static i64 files_seen, bytes_seen;

static int too_many(void) {
    return files_seen > option.created || (option.disk && bytes_seen > option.disk);
}

static int count_entry(const char *path, const struct stat *info, int kind, struct FTW *at) {
    (void)path, (void)kind, (void)at;
    files_seen++;
    bytes_seen += (i64)info->st_blocks * 512;
    return too_many();
}

/* Whether the working folder holds more files or bytes than allowed; a namespace's has its own
 * size. */
static int folder_is_full(void) {
    struct statfs system;
    files_seen = bytes_seen = 0;
    if (!work_folder || !option.created) return 0;
    if (!option.whole_namespace)
        nftw(work_folder, count_entry, OPEN_FOLDERS, FTW_PHYS | FTW_MOUNT | FTW_CHDIR);
    else if (statfs(work_folder, &system) == 0)
        files_seen = (i64)(system.f_files - system.f_ffree);
    return too_many();
}

#endif
