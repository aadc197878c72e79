// Takes, moves and gives back memory in all sizes, and looks whether anybody else has written into it.
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { slots = 4000, rounds = 1000000 };

static unsigned char *held[slots];
static size_t sizes[slots];

static size_t size_for_round(void) {
  if (rand() % 3000 == 0) return 1 + (size_t)rand() % 40000000;
  if (rand() % 50 == 0) return 1 + (size_t)rand() % 300000;
  return 1 + (size_t)rand() % 2000;
}

static void check(int ok, const char *what, size_t size) {
  if (ok) return;
  fprintf(stderr, "heap: %s, of %zu bytes\n", what, size);
  _Exit(1);
}

static int holds(const unsigned char *memory, size_t count, unsigned char mark) {
  for (size_t place = 0; place < count; place += 1 + count / 9) {
    if (memory[place] != mark) return 0;
  }
  return memory[count - 1] == mark;
}

int main(void) {
  srand(7);
  for (int round = 0; round < rounds; round++) {
    int slot = rand() % slots;
    unsigned char mark = (unsigned char)slot;
    size_t size = size_for_round();
    if (held[slot] != NULL) {
      check(holds(held[slot], sizes[slot], mark), "a block was written over", sizes[slot]);
      if (rand() % 4 != 0) {
        free(held[slot]);
        held[slot] = NULL;
        continue;
      }
      size_t kept = size < sizes[slot] ? size : sizes[slot];
      held[slot] = realloc(held[slot], size);
      check(held[slot] != NULL, "none was given", size);
      for (size_t place = 0; place < kept; place += 1 + kept / 9) {
        check(held[slot][place] == mark, "a block was lost when it was moved", size);
      }
    } else if (rand() % 8 == 0) {
      held[slot] = calloc(1, size);
      check(held[slot] != NULL, "none was given", size);
      for (size_t place = 0; place < size; place++) check(held[slot][place] == 0, "a cleared block is not", size);
    } else if (size < 100000 && rand() % 8 == 0) {
      size_t alignment = (size_t)16 << rand() % 9;
      void *memory = NULL;
      check(posix_memalign(&memory, alignment, size) == 0, "none was given", size);
      check((uintptr_t)memory % alignment == 0, "a block is not aligned", alignment);
      held[slot] = memory;
    } else {
      held[slot] = malloc(size);
      check(held[slot] != NULL, "none was given", size);
    }
    check((uintptr_t)held[slot] % 16 == 0, "a block is not at a multiple of 16", size);
    check(malloc_usable_size(held[slot]) >= size, "a block is too small", size);
    memset(held[slot], mark, size);
    sizes[slot] = size;
  }
  check(malloc(PTRDIFF_MAX) == NULL && malloc(SIZE_MAX) == NULL && calloc(SIZE_MAX, 2) == NULL, "too much was given", 0);
  puts("heap: nothing was lost");
  return 0;
}
