// What Swift's library would ask `/proc` for, where it may not be mounted: in a root that holds little more than the binary.
#include "CHeap.h"

#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <unistd.h>

// The library gives no arguments where it cannot see in `/proc` that they are where it was told.
static struct {
  int count;
  char **words;
} arguments;

// Called before `main`, as the C library calls it.
__attribute__((constructor)) static void keep_arguments(int count, char **words) {
  arguments.count = count;
  arguments.words = words;
}

const char *zoetrope_argument(int index) {
  return index >= 0 && index < arguments.count ? arguments.words[index] : NULL;
}

void zoetrope_end_with(int parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before it was waited for.
  if (getppid() != parent) _exit(0);
}

#ifdef ZOETROPE_HEAP

// The folders that the library is installed in: none, as all of it is in the static binary. It would look for the binary's own at every
// start, for a helper that draws crashes, and end the program where that cannot be found out.

const char *swift_getRuntimeLibraryPath(void) { return NULL; }

const char *swift_getRootPath(void) { return NULL; }

char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}

#endif
