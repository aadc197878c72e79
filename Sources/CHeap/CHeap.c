// Memory for a program of which one thread works at a time, in place of the C library's.
//
// A script is over in a few milliseconds, a tenth of which the C library's allocator took: it guards against other threads, and
// keeps neighbours together that this program never needs as one. Here a block goes back to the list of its size and is taken
// from there again; what no list has is cut from the end of the memory. Only the static binary is built with this.
#define _GNU_SOURCE
#include "CHeap.h"

#ifdef ZOETROPE_HEAP

#include "Heap.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

// Each block has eight bytes before it, which say of which size it is, and begins at a multiple of 16.
enum {
  grain = 16,
  header = 8,
  page = 4096,
  // Up to here a size has a list of its own; beyond, there are eight to each doubling, of which the last is that of the largest block
  // that is kept.
  small_limit = 1024,
  small_lists = small_limit / grain + 1,
  kept_limit = 32 << 20,
  lists_count = small_lists + 15 * 8,
  // What is larger than this is a mapping of its own. Of those that nobody has, so much is kept, and the others go back to the system.
  chunk_limit = 128 << 10,
  kept = 16 << 20,
  image_size = 256 << 20,
  first_chunk = 1 << 18,
  chunk = (128 << 10) + page,
  // A block of at least so much that nobody has is as good as a new chunk.
  recycled = 4 << 10,
  // Who has taken so much will take more: it comes in the processor's large pages, if the system has any to give.
  much = 8 << 20,
  large_page = 2 << 20,
  // Of Linux 5.14 and later; older ones refuse, and pages come one by one as ever.
  populate_write = 23,
};

typedef struct block {
  struct block *next;
} block;

static block *lists[lists_count];
static char *end_of_used;
static char *end_of_chunk;
static size_t kept_now;
// Smaller blocks go back without being looked at. While an image is made, all are looked at.
static size_t unseen_limit = small_limit;

static inline size_t *size_of(void *memory) { return (size_t *)((char *)memory - header); }

// How far the sizes that have lists lie apart where a whole size of more than `small_limit` is, as a power of two.
static inline int large_step(size_t whole) { return 63 - __builtin_clzll(whole - 1) - 3; }

// Rounds a whole size of more than `small_limit` up to one that has a list, and says which.
static inline size_t large_list(size_t *whole) {
  int shift = large_step(*whole);
  size_t step = (size_t)1 << shift;
  size_t eighths = (*whole + step - 1) >> shift;
  *whole = eighths << shift;
  // Nine to sixteen of them.
  return small_lists + (size_t)(shift - 7) * 8 + eighths - 9;
}

// While an image is made, all memory comes from here.
static char *image_end, *image_limit;

static void *map(size_t bytes) {
  if (image_end != NULL) {
    if (bytes > (size_t)(image_limit - image_end)) return NULL;
    char *memory = image_end;
    image_end += bytes;
    return memory;
  }
  void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

static inline int is_in_image(const void *memory) {
  return (char *)memory >= zoetrope_heap_base && (char *)memory < zoetrope_heap_base + image_size;
}

static inline size_t mapped(size_t whole) { return (whole + grain + page - 1) & ~(size_t)(page - 1); }

static void *map_block(size_t whole) {
  char *memory = map(mapped(whole));
  if (memory == NULL) return NULL;
  if (whole >= 2 * large_page && image_end == NULL) madvise(memory, mapped(whole), MADV_HUGEPAGE);
  *size_of(memory + grain) = whole;
  return memory + grain;
}

// What is left of the chunk before is too little for what is asked for; others may have a use for it.
static void keep_rest(void) {
  size_t rest = (size_t)(end_of_chunk - end_of_used) & ~(size_t)(grain - 1);
  if (rest < recycled) return;
  size_t whole = rest;
  size_t list = large_list(&whole);
  // The size below the one it was rounded up to.
  if (whole > rest) whole -= (size_t)1 << large_step(rest), list--;
  block *left = (block *)(end_of_used + header);
  *size_of(left) = whole;
  left->next = lists[list];
  lists[list] = left;
}

// What is taken before `main`: it is the C library's and the runtime's.
static char *start_of_first, *end_of_first;

static int take_chunk(size_t bytes) {
  static size_t taken;
  int is_large = taken >= much && image_end == NULL;
  if (is_large) bytes = large_page;
  char *memory = map(bytes);
  if (memory == NULL) return 0;
  if (start_of_first == NULL) start_of_first = memory, end_of_first = memory + bytes;
  keep_rest();
  if (is_large) madvise(memory, bytes, MADV_HUGEPAGE);
  if (image_end == NULL) {
    madvise(memory, bytes, populate_write);
    taken += bytes;
  }
  end_of_used = memory + header;
  end_of_chunk = memory + bytes;
  return 1;
}

static int recycle(size_t whole) {
  size_t least = recycled, most = chunk_limit;
  if (whole > least / 4) return 0;
  size_t first = large_list(&least);
  for (size_t list = large_list(&most); list >= first; list--) {
    block *found = lists[list];
    if (found == NULL) continue;
    lists[list] = found->next;
    end_of_used = (char *)found - header;
    end_of_chunk = end_of_used + *size_of(found);
    return 1;
  }
  return 0;
}

__attribute__((noinline)) static void *cut(size_t whole) {
  // A chunk may only be a part larger than the largest block.
  if ((size_t)(end_of_chunk - end_of_used) < whole && !recycle(whole)
      && !take_chunk(whole + page > chunk ? 2 * chunk : chunk))
    return NULL;
  char *memory = end_of_used + header;
  end_of_used += whole;
  *size_of(memory) = whole;
  return memory;
}

__attribute__((noinline)) static void *take_large(size_t whole) {
  if (whole > kept_limit) return whole > PTRDIFF_MAX - 2 * page ? NULL : map_block(whole);
  size_t list = large_list(&whole);
  block *first = lists[list];
  if (first != NULL) {
    lists[list] = first->next;
    if (whole > chunk_limit) kept_now -= whole;
    return first;
  }
  return whole > chunk_limit ? map_block(whole) : cut(whole);
}

static inline void give_small(void *memory, size_t whole) {
  block *freed = memory;
  freed->next = lists[whole / grain];
  lists[whole / grain] = freed;
}

__attribute__((noinline)) static void look_at_and_give(void *memory, size_t whole) {
  // What was taken before the image was begun would be missing in it: nobody is given that again.
  if (image_end != NULL && (whole > chunk_limit || !is_in_image(memory))) return;
  if (whole <= small_limit) {
    give_small(memory, whole);
    return;
  }
  if (whole > chunk_limit) {
    if (whole > kept_limit || kept_now + whole > kept) {
      munmap((char *)memory - grain, mapped(whole));
      return;
    }
    kept_now += whole;
  }
  block *freed = memory;
  size_t list = large_list(&whole);
  freed->next = lists[list];
  lists[list] = freed;
}

// With eight bytes before it, and a whole number of grains.
static inline size_t whole_of(size_t bytes) {
  size_t whole = (bytes + header + grain - 1) & ~(size_t)(grain - 1);
  return whole < 2 * grain ? 2 * grain : whole;
}

// Under another name than `malloc`, of which compilers believe to know what it does.
static inline void *take(size_t bytes) {
  void *memory;
  if (__builtin_expect(bytes <= small_limit - header, 1)) {
    size_t whole = whole_of(bytes);
    block *first = lists[whole / grain];
    if (__builtin_expect(first != NULL, 1)) {
      lists[whole / grain] = first->next;
      return first;
    }
    memory = cut(whole);
  } else {
    memory = bytes > PTRDIFF_MAX ? NULL : take_large(whole_of(bytes));
  }
  if (memory == NULL) errno = ENOMEM;
  return memory;
}

static inline void give(void *memory) {
  if (memory == NULL) return;
  size_t whole = *size_of(memory);
  if (__builtin_expect(whole > unseen_limit, 0)) {
    look_at_and_give(memory, whole);
    return;
  }
  give_small(memory, whole);
}

void *malloc(size_t bytes) { return take(bytes); }

void free(void *memory) { give(memory); }

size_t malloc_usable_size(void *memory) { return memory == NULL ? 0 : *size_of(memory) - header; }

void *calloc(size_t count, size_t bytes) {
  size_t all;
  if (__builtin_mul_overflow(count, bytes, &all)) {
    errno = ENOMEM;
    return NULL;
  }
  void *memory = take(all);
  if (memory != NULL) memset(memory, 0, all);
  return memory;
}

// A mapping of its own need not be copied to become a larger one. Null where that does not serve.
static void *remap(void *memory, size_t bytes) {
  size_t before = *size_of(memory);
  if (before <= chunk_limit || bytes < before || bytes > PTRDIFF_MAX / 2) return NULL;
  if (is_in_image(memory)) return NULL;
  size_t whole = whole_of(bytes);
  if (whole <= kept_limit) large_list(&whole);
  char *moved = mremap((char *)memory - grain, mapped(before), mapped(whole), MREMAP_MAYMOVE);
  if (moved == MAP_FAILED) return NULL;
  if (whole >= 2 * large_page) madvise(moved, mapped(whole), MADV_HUGEPAGE);
  *size_of(moved + grain) = whole;
  return moved + grain;
}

void *realloc(void *memory, size_t bytes) {
  if (memory == NULL) return take(bytes);
  if (bytes == 0) {
    give(memory);
    return NULL;
  }
  size_t usable = malloc_usable_size(memory);
  if (bytes <= usable && (bytes >= usable / 2 || usable <= small_limit)) return memory;
  void *moved = remap(memory, bytes);
  if (moved != NULL) return moved;
  moved = take(bytes);
  if (moved == NULL) return NULL;
  memcpy(moved, memory, bytes < usable ? bytes : usable);
  give(memory);
  return moved;
}

// For an alignment of more than 16 a block is taken that is larger by as much; it begins further on.
void *memalign(size_t alignment, size_t bytes) {
  if (alignment <= grain) return take(bytes);
  if (alignment & (alignment - 1) || alignment > page || bytes > chunk_limit - page) {
    errno = alignment & (alignment - 1) ? EINVAL : ENOMEM;
    return NULL;
  }
  size_t whole = whole_of(bytes);
  if (whole > small_limit) large_list(&whole);
  char *memory = cut(whole + alignment);
  if (memory == NULL) {
    errno = ENOMEM;
    return NULL;
  }
  memory = (char *)(((uintptr_t)memory + alignment - 1) & ~(uintptr_t)(alignment - 1));
  *size_of(memory) = whole;
  return memory;
}

int posix_memalign(void **result, size_t alignment, size_t bytes) {
  void *memory = memalign(alignment, bytes);
  if (memory == NULL) return alignment & (alignment - 1) ? EINVAL : ENOMEM;
  *result = memory;
  return 0;
}

void *aligned_alloc(size_t alignment, size_t bytes) { return memalign(alignment, bytes); }
void *valloc(size_t bytes) { return memalign(page, bytes); }
void *pvalloc(size_t bytes) { return memalign(page, (bytes + page - 1) & ~(size_t)(page - 1)); }

// Has the first of the memory ready, in one call of the system in place of a fault for each page.
void zoetrope_heap_begin(void) { take_chunk(first_chunk); }

int zoetrope_heap_begin_image(void) {
  void *memory = mmap(
    zoetrope_heap_base, image_size, PROT_READ | PROT_WRITE,
    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
  if (memory != zoetrope_heap_base) return 0;
  image_end = memory;
  image_limit = image_end + image_size;
  // What was taken before stays outside.
  memset(lists, 0, sizeof lists);
  end_of_used = end_of_chunk = NULL;
  unseen_limit = 0;
  return 1;
}

int zoetrope_heap_is_of_start(uint64_t value) {
  return value >= (uintptr_t)start_of_first && value < (uintptr_t)end_of_first;
}

size_t zoetrope_heap_end_image(void) {
  if (image_end == NULL) return 0;
  size_t length = (size_t)(image_end - zoetrope_heap_base);
  memset(lists, 0, sizeof lists);
  end_of_used = end_of_chunk = NULL;
  image_end = image_limit = NULL;
  kept_now = 0;
  unseen_limit = small_limit;
  return (length + page - 1) & ~(size_t)(page - 1);
}

#endif
