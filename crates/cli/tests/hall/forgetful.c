/* A disk that forgets: for every file whose name has ".db" in it, the process works on a copy beside it, and only what is
 * synchronized goes into the file itself. When the process is killed the copy is thrown away at the next start, which is what a power cut
 * does to a page cache. The copy is always whole, so this is the kindest disk that still forgets. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST 1024
static char name_of[MOST][PATH_MAX]; /* the file that a descriptor stands for */
static char fresh[MOST][PATH_MAX];   /* files whose copy has been made in this life */
static int fresh_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int is_ours(const char *path) {
    const char *end = path ? strstr(path, ".db") : NULL;
    if (!end) return 0;
    return strcmp(end, ".db") == 0 || strcmp(end, ".db-wal") == 0 || strcmp(end, ".db-journal") == 0;
}

static void volatile_name(char *out, const char *path) { snprintf(out, PATH_MAX, "%s.volatile", path); }

static int (*next_open)(const char *, int, ...);
static void find(void) {
    if (!next_open) next_open = dlsym(RTLD_NEXT, "open");
}

/* Copies a file; where there is none, the copy is removed. */
static void copy(const char *from, const char *to) {
    char part[PATH_MAX + 8], buffer[1 << 16];
    find();
    int in = next_open(from, O_RDONLY | O_CLOEXEC);
    if (in < 0) {
        unlinkat(AT_FDCWD, to, 0);
        return;
    }
    snprintf(part, sizeof part, "%s.part", to);
    int out = next_open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    ssize_t got;
    while ((got = read(in, buffer, sizeof buffer)) > 0)
        for (ssize_t done = 0; done < got;) {
            ssize_t wrote = write(out, buffer + done, got - done);
            if (wrote < 0) break;
            done += wrote;
        }
    close(in);
    close(out);
    renameat(AT_FDCWD, part, AT_FDCWD, to);
}

/* The name of the copy, made from the file the first time. */
static void at_first(const char *path, char *out) {
    volatile_name(out, path);
    pthread_mutex_lock(&lock);
    int known = 0;
    for (int i = 0; i < fresh_count; i++) known |= strcmp(fresh[i], path) == 0;
    if (!known && fresh_count < MOST) {
        copy(path, out);
        strncpy(fresh[fresh_count++], path, PATH_MAX - 1);
    }
    pthread_mutex_unlock(&lock);
}

static int open_copy(const char *path, int flags, mode_t mode) {
    char copy_name[PATH_MAX];
    find();
    at_first(path, copy_name);
    int fd = next_open(copy_name, flags, mode);
    if (fd >= 0 && fd < MOST) strncpy(name_of[fd], path, PATH_MAX - 1);
    return fd;
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    find();
    return is_ours(path) ? open_copy(path, flags, mode) : next_open(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    find();
    return is_ours(path) ? open_copy(path, flags, mode) : next_open(path, flags | O_LARGEFILE, mode);
}

int close(int fd) {
    static int (*next)(int);
    if (!next) next = dlsym(RTLD_NEXT, "close");
    if (fd >= 0 && fd < MOST) name_of[fd][0] = 0;
    return next(fd);
}

static int synchronized(int fd) {
    if (fd >= 0 && fd < MOST && name_of[fd][0]) {
        char copy_name[PATH_MAX];
        volatile_name(copy_name, name_of[fd]);
        pthread_mutex_lock(&lock);
        copy(copy_name, name_of[fd]);
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

int fsync(int fd) { return synchronized(fd); }
int fdatasync(int fd) { return synchronized(fd); }

int unlink(const char *path) {
    static int (*next)(const char *);
    if (!next) next = dlsym(RTLD_NEXT, "unlink");
    if (!is_ours(path)) return next(path);
    char copy_name[PATH_MAX];
    at_first(path, copy_name);
    next(path);
    return next(copy_name);
}

int access(const char *path, int mode) {
    static int (*next)(const char *, int);
    if (!next) next = dlsym(RTLD_NEXT, "access");
    if (!is_ours(path)) return next(path, mode);
    char copy_name[PATH_MAX];
    at_first(path, copy_name);
    return next(copy_name, mode);
}

#define STAT(name, kind)                                                      \
    int name(const char *path, struct kind *out) {                            \
        static int (*next)(const char *, struct kind *);                      \
        if (!next) next = dlsym(RTLD_NEXT, #name);                            \
        if (!is_ours(path)) return next(path, out);                           \
        char copy_name[PATH_MAX];                                             \
        at_first(path, copy_name);                                            \
        return next(copy_name, out);                                          \
    }
STAT(stat, stat)
STAT(lstat, stat)
STAT(stat64, stat64)
STAT(lstat64, stat64)
