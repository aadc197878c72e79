// What the C library lets a program say about its memory, which the Glibc module leaves out.
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// Of Linux 5.14 and later; older ones refuse, and pages come one by one as ever.
enum { zoetrope_populate_write = 23 };

// Lets the heap grow, by its padding as well, and has those pages ready in one call of the system in place of a fault each.
static inline void zoetrope_prepare_memory(void) {
  const uintptr_t page = 4096;
  uintptr_t before = ((uintptr_t)sbrk(0) + page - 1) & ~(page - 1);
  // Too much for what is there already, too little for a mapping of their own.
  void *volatile first = malloc(120 * 1024);
  void *volatile second = malloc(120 * 1024);
  free(second);
  free(first);
  uintptr_t after = (uintptr_t)sbrk(0) & ~(page - 1);
  if (after > before && after - before <= 4 << 20) madvise((void *)before, after - before, zoetrope_populate_write);
}
