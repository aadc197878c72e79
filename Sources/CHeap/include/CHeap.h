// See CHeap.c and CImage.c.

typedef enum {
  // As every program starts.
  zoetrope_plain,
  // With the memory of the image.
  zoetrope_restored,
  // To make the image and end.
  zoetrope_storing,
} zoetrope_start;

// To be called before anything else is done.
zoetrope_start zoetrope_begin(void);

// Writes the program with an image of its memory as it stands. What went wrong, if anything did.
const char *zoetrope_store_image(const char *path);
