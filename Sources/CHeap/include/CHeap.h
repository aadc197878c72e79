// See CHeap.c, CImage.c and CProcess.c.

// A word of the command line, the program's name first; null behind the last.
const char *zoetrope_argument(int index);

// Called in a copy of a process: the copy ends when that process does, however it ends.
void zoetrope_end_with(int parent);

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

// What has become of the image that a program may have behind it.
typedef enum {
  // None was put there: another build than that of `scripts/setup`.
  zoetrope_image_none,
  zoetrope_image_there,
  // The program had one; its file ends where the program does.
  zoetrope_image_lost,
  // What stands there is not this program's image, or not as it was made: `zoetrope_image_fault` says which.
  zoetrope_image_unfit,
  // The program cannot open its own file, as nobody has mounted `/proc`.
  zoetrope_image_out_of_reach,
  // The memory at the image's place, or as much as it takes, cannot be had.
  zoetrope_image_without_room,
} zoetrope_image_state;

zoetrope_image_state zoetrope_image(void);

// The sources that the program was built from, by their commit; null where nobody has said so.
const char *zoetrope_commit(void);

// What is wrong with what stands behind the program, if anything is: then it has begun without it.
const char *zoetrope_image_fault(void);

// Whether the image that the program has begun with is another one now than when it was made. All of it is read, and no memory is
// asked for.
int zoetrope_image_is_damaged(void);

// Where the image is to be written, if it is.
const char *zoetrope_image_path(void);

// Writes the program with an image of its memory as it stands. What went wrong, if anything did.
const char *zoetrope_store_image(const char *path);
