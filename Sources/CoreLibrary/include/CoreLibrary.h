#ifndef ZOETROPE_CORE_LIBRARY_H
#define ZOETROPE_CORE_LIBRARY_H

#include <stddef.h>

/// A file embedded as text.
typedef struct {
  const char *name;
  const char *text;
} ZoetropeLibraryFile;

/// A module that scripts can import, or that such a module is built on.
typedef struct {
  const char *name;
  /// The modules that its own files see, with a blank between them. `Swift` is seen by all.
  const char *uses;
  /// Those of them that who imports this one sees as well.
  const char *exports;
  /// 2 for a module of which only a part is here, and of the rest nobody knows the names.
  int is_importable;
  const ZoetropeLibraryFile *files;
  size_t count;
} ZoetropeLibraryModule;

/// All there are; `Swift` is the first. Swift does not see arrays of unknown length.
const ZoetropeLibraryModule *zoetrope_modules(void);
extern const size_t zoetrope_module_count;

/// What real Swift has, by name and labels: a text without a zero at its end.
const char *zoetrope_public_names(void);
extern const size_t zoetrope_public_names_count;

/// What scripts ask of the library, what most of them ask for first: a text without a zero at its end.
const char *zoetrope_used_names(void);
extern const size_t zoetrope_used_names_count;

#endif
