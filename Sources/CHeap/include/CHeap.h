// See CHeap.c.

// Has the first of the memory ready, in one call of the system in place of a fault for each page.
void zoetrope_prepare_heap(void);
