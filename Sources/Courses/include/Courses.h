#ifndef ZOETROPE_COURSES_H
#define ZOETROPE_COURSES_H

#include <stddef.h>

/// A file of a course that is in the binary. `bytes` has no zero at its end.
typedef struct {
  /// The course's folder, and the file within it: `mixins-and-traits`, `01-a-cell/lesson.md`.
  const char *course;
  const char *path;
  const char *bytes;
  size_t count;
} ZoetropeCourseFile;

/// Files of one course stand together; the course that people begin with is the first. Swift does not see arrays of unknown
/// length.
const ZoetropeCourseFile *zoetrope_course_files(void);
extern const size_t zoetrope_course_file_count;

#endif
