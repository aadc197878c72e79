#define _GNU_SOURCE
#include "CLibedit.h"

#if __has_include(<histedit.h>)

#include <dlfcn.h>
#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wide character is a Unicode scalar");

struct LineEditor {
  EditLine *line;
  History *history;
  LineEditorCalls calls;
};

// What is used of libedit, under the names of histedit.h.
static struct {
  EditLine *(*init)(const char *, FILE *, FILE *, FILE *, int, int, int);
  int (*set)(EditLine *, int, ...);
  int (*get)(EditLine *, int, ...);
  int (*source)(EditLine *, const char *);
  const wchar_t *(*wgets)(EditLine *, int *);
  int (*winsertstr)(EditLine *, const wchar_t *);
  const LineInfoW *(*wline)(EditLine *);
  void (*deletestr)(EditLine *, int);
  int (*cursor)(EditLine *, int);
  History *(*history_init)(void);
  int (*history)(History *, HistEvent *, int, ...);
} el;

#ifdef CLIBEDIT_LINKED
// A wholly static executable has no loader.
#define FIND(function) ((void *)function)
static void *open_library(void) { return stdin; }
#else
#define FIND(function) dlsym(library, #function)
static void *open_library(void) {
  static const char *const names[] = {"libedit.so.2", "libedit.so.0", "libedit.so", "libedit.3.dylib", "libedit.dylib"};
  void *library = NULL;
  for (size_t i = 0; library == NULL && i < sizeof names / sizeof *names; i++) library = dlopen(names[i], RTLD_NOW);
  return library;
}
#endif

static bool load(void) {
  void *library = open_library();
  if (library == NULL) return false;
  const struct {
    void *place;
    void *function;
  } functions[] = {
      {&el.init, FIND(el_init_fd)},
      {&el.set, FIND(el_set)},
      {&el.get, FIND(el_get)},
      {&el.source, FIND(el_source)},
      {&el.wgets, FIND(el_wgets)},
      {&el.winsertstr, FIND(el_winsertstr)},
      {&el.wline, FIND(el_wline)},
      {&el.deletestr, FIND(el_deletestr)},
      {&el.cursor, FIND(el_cursor)},
      {&el.history_init, FIND(history_init)},
      {&el.history, FIND(history)},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    if (functions[i].function == NULL) return false;
    memcpy(functions[i].place, &functions[i].function, sizeof functions[i].function);
  }
  return true;
}

static LineEditor *editor_of(EditLine *line) {
  LineEditor *editor = NULL;
  el.get(line, EL_CLIENTDATA, &editor);
  return editor;
}

// MARK: What libedit calls

static int read_key(EditLine *line, wchar_t *key) {
  LineEditor *editor = editor_of(line);
  uint32_t character = 0;
  int count = editor->calls.read(editor->calls.context, &character);
  *key = (wchar_t)character;
  return count;
}

static unsigned char perform(EditLine *line, int command) {
  LineEditor *editor = editor_of(line);
  switch (editor->calls.perform(editor->calls.context, command)) {
    case LINE_EDITOR_RING: return CC_ERROR;
    case LINE_EDITOR_STOP: return CC_EOF;
    default: return CC_REFRESH;
  }
}

// libedit tells a function only the key, and several keys lead to one: so there is a function for each command.
#define FOR_EACH_COMMAND(X) \
  X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15) \
  X(16) X(17) X(18) X(19) X(20) X(21) X(22) X(23) X(24) X(25) X(26) X(27) X(28) X(29) X(30) X(31)
#define FUNCTION(number) \
  static unsigned char perform_##number(EditLine *line, int key) { return perform(line, number); }
#define ELEMENT(number) perform_##number,

FOR_EACH_COMMAND(FUNCTION)
static unsigned char (*const functions[LINE_EDITOR_COMMANDS])(EditLine *, int) = {FOR_EACH_COMMAND(ELEMENT)};

static char *no_prompt(EditLine *line) {
  static char empty[1];
  return empty;
}

/// Of what libedit draws, only the bell is let through.
static ssize_t drop(void *context, const char *bytes, size_t count) {
  static const char bell = '\a';
  if (memchr(bytes, bell, count) != NULL && write(STDOUT_FILENO, &bell, 1) < 0) return (ssize_t)count;
  return (ssize_t)count;
}

// MARK: The editor

LineEditor *line_editor_open(LineEditorCalls calls) {
  if (!load()) return NULL;
  LineEditor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  FILE *output = fopencookie(NULL, "w", (cookie_io_functions_t){.write = drop});
  if (output == NULL) return NULL;
  editor->calls = calls;
  editor->line = el.init("zoetrope", stdin, output, stderr, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
  editor->history = el.history_init();
  if (editor->line == NULL || editor->history == NULL) return NULL;

  // The order matters: what comes later undoes some of what came before.
  EditLine *line = editor->line;
  HistEvent event;
  el.set(line, EL_CLIENTDATA, editor);
  el.set(line, EL_PROMPT, no_prompt);
  el.set(line, EL_EDITOR, "emacs");
  el.set(line, EL_SIGNAL, 0);
  el.history(editor->history, &event, H_SETSIZE, INT32_MAX);
  el.set(line, EL_HIST, el.history, editor->history);
  el.set(line, EL_GETCFN, read_key);
  return editor;
}

void line_editor_define(LineEditor *editor, int command, const char *name, const char *help) {
  el.set(editor->line, EL_ADDFN, name, help, functions[command]);
}

void line_editor_bind(LineEditor *editor, const char *key, const char *function, bool in_commands) {
  if (in_commands) {
    el.set(editor->line, EL_BIND, "-a", key, function, NULL);
  } else {
    el.set(editor->line, EL_BIND, key, function, NULL);
  }
}

bool line_editor_source(LineEditor *editor) {
  el.source(editor->line, NULL);
  // As signals, Ctrl-C and Ctrl-Z would be lost between two lines now and then.
  el.set(editor->line, EL_SETTY, "-d", "-isig", NULL);
  int edits = 1;
  return el.get(editor->line, EL_EDITMODE, &edits) != 0 || edits != 0;
}

bool line_editor_is_vi(LineEditor *editor) {
  const char *mode = NULL;
  return el.get(editor->line, EL_EDITOR, &mode) == 0 && mode != NULL && strcmp(mode, "vi") == 0;
}

void line_editor_hold(LineEditor *editor, bool holds) { el.set(editor->line, EL_PREP_TERM, holds ? 1 : 0); }

bool line_editor_run(LineEditor *editor) {
  int count = 0;
  return el.wgets(editor->line, &count) != NULL && count > 0;
}

const uint32_t *line_editor_text(LineEditor *editor, size_t *count, size_t *cursor) {
  const LineInfoW *info = el.wline(editor->line);
  *count = (size_t)(info->lastchar - info->buffer);
  *cursor = (size_t)(info->cursor - info->buffer);
  return (const uint32_t *)info->buffer;
}

bool line_editor_insert(LineEditor *editor, const uint32_t *text, size_t count) {
  wchar_t *copy = calloc(count + 1, sizeof *copy);
  if (copy == NULL) return false;
  memcpy(copy, text, count * sizeof *copy);
  bool worked = el.winsertstr(editor->line, copy) == 0;
  free(copy);
  return worked;
}

void line_editor_erase(LineEditor *editor, size_t count) {
  if (count > 0) el.deletestr(editor->line, (int)count);
}

void line_editor_move(LineEditor *editor, ptrdiff_t by) { el.cursor(editor->line, (int)by); }

void line_editor_remember(LineEditor *editor, const char *text) {
  HistEvent event;
  el.history(editor->history, &event, H_ENTER, text);
}

#else

LineEditor *line_editor_open(LineEditorCalls calls) { return NULL; }
void line_editor_define(LineEditor *editor, int command, const char *name, const char *help) {}
void line_editor_bind(LineEditor *editor, const char *key, const char *function, bool in_commands) {}
bool line_editor_source(LineEditor *editor) { return false; }
bool line_editor_is_vi(LineEditor *editor) { return false; }
void line_editor_hold(LineEditor *editor, bool holds) {}
bool line_editor_run(LineEditor *editor) { return false; }
const uint32_t *line_editor_text(LineEditor *editor, size_t *count, size_t *cursor) { return NULL; }
bool line_editor_insert(LineEditor *editor, const uint32_t *text, size_t count) { return false; }
void line_editor_erase(LineEditor *editor, size_t count) {}
void line_editor_move(LineEditor *editor, ptrdiff_t by) {}
void line_editor_remember(LineEditor *editor, const char *text) {}

#endif
