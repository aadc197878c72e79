// What the image needs to know of the heap.
#include <stddef.h>
#include <stdint.h>

// Where the memory lies that goes into an image.
#define zoetrope_heap_base ((char *)0x800000000)

void zoetrope_heap_begin(void);

// From now on all memory is taken from one place; 0 if that cannot be.
int zoetrope_heap_begin_image(void);

// Whether an address is of what was taken first, before `main`.
int zoetrope_heap_is_of_start(uint64_t value);

// Nothing that is in the image is given to anyone from now on. How much there is, in whole pages.
size_t zoetrope_heap_end_image(void);
