// What the C library lets a program say about its memory, which the Glibc module leaves out.
#include <malloc.h>
