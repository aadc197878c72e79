#ifndef ZOETROPE_CORE_LIBRARY_H
#define ZOETROPE_CORE_LIBRARY_H

#include <stddef.h>

/// A file embedded as text. `bytes` has no zero at its end.
typedef struct {
  const char *name;
  const char *bytes;
  size_t count;
} ZoetropeLibraryFile;

/// Module `Swift`.
extern const ZoetropeLibraryFile zoetrope_swift_files[];
extern const size_t zoetrope_swift_file_count;

/// Module `Foundation`, the little of it that there is.
extern const ZoetropeLibraryFile zoetrope_foundation_files[];
extern const size_t zoetrope_foundation_file_count;

/// Module `Stage`: declarations whose bodies are the interpreter's.
extern const ZoetropeLibraryFile zoetrope_stage_files[];
extern const size_t zoetrope_stage_file_count;

/// Module `Presentables`, the very files that compiled programs link.
extern const ZoetropeLibraryFile zoetrope_presentables_files[];
extern const size_t zoetrope_presentables_file_count;

/// The first of each; Swift does not see arrays of unknown length.
const ZoetropeLibraryFile *zoetrope_swift_files_pointer(void);
const ZoetropeLibraryFile *zoetrope_foundation_files_pointer(void);
const ZoetropeLibraryFile *zoetrope_stage_files_pointer(void);
const ZoetropeLibraryFile *zoetrope_presentables_files_pointer(void);

/// What real Swift has: a line each, `tag name`.
extern const ZoetropeLibraryFile zoetrope_known_names;

#endif
