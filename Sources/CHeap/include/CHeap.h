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

// What is wrong with what stands behind the program, if anything is: then it has begun without it.
const char *zoetrope_image_fault(void);

// Whether the image that the program has begun with is another one now than when it was made. All of it is read, and no memory is
// asked for.
int zoetrope_image_is_damaged(void);

// Where the image is to be written, if it is.
const char *zoetrope_image_path(void);

// Writes the program with an image of its memory as it stands. What went wrong, if anything did.
const char *zoetrope_store_image(const char *path);
