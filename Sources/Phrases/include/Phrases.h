#ifndef ZOETROPE_PHRASES_H
#define ZOETROPE_PHRASES_H

#include <stddef.h>

/// A file embedded as text. `bytes` has no zero at its end.
typedef struct {
  const char *bytes;
  size_t count;
} ZoetropePhrases;

/// What Zoetrope says in another language.
typedef struct {
  /// The phrases, a file for each floor that says them.
  const ZoetropePhrases *tables;
  size_t tableCount;
  /// Those of errors of a run, some of which are in the script's own words.
  ZoetropePhrases traps;
  /// The pages that `explain` shows, each behind a line `== CODE`.
  ZoetropePhrases pages;
} ZoetropeLanguage;

extern const ZoetropeLanguage zoetrope_chinese;

#endif
