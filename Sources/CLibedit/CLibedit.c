#include "CLibedit.h"

#include <stddef.h>

#if __has_include(<histedit.h>)

#include <dlfcn.h>
#include <errno.h>
#include <histedit.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

struct LineEditor {
  EditLine *line;
  History *history;
  char *prompt;
  /// The last line, without its line break.
  char *text;
  bool knows_escapes;
  bool takes_pastes;
  bool interrupted;
  LineEditorCompleter complete;
  void *completer;
  LineEditorRedrawer redraw;
  void *redrawer;
  mbstate_t bytes;
};

// What is used of libedit, under the names of histedit.h.
static struct {
  EditLine *(*init)(const char *, FILE *, FILE *, FILE *);
  int (*set)(EditLine *, int, ...);
  int (*get)(EditLine *, int, ...);
  int (*source)(EditLine *, const char *);
  const char *(*gets)(EditLine *, int *);
  int (*wgetc)(EditLine *, wchar_t *);
  int (*winsertstr)(EditLine *, const wchar_t *);
  const LineInfoW *(*wline)(EditLine *);
  void (*deletestr)(EditLine *, int);
  int (*cursor)(EditLine *, int);
  void (*resize)(EditLine *);
  void (*push)(EditLine *, const char *);
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
      {&el.init, FIND(el_init)},
      {&el.set, FIND(el_set)},
      {&el.get, FIND(el_get)},
      {&el.source, FIND(el_source)},
      {&el.gets, FIND(el_gets)},
      {&el.wgetc, FIND(el_wgetc)},
      {&el.winsertstr, FIND(el_winsertstr)},
      {&el.wline, FIND(el_wline)},
      {&el.deletestr, FIND(el_deletestr)},
      {&el.cursor, FIND(el_cursor)},
      {&el.resize, FIND(el_resize)},
      {&el.push, FIND(el_push)},
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

static char *prompt_of(EditLine *line) { return editor_of(line)->prompt; }

// MARK: Keys

/// The key that `interrupt` presses, which no terminal has another use for here: Ctrl-Backslash, which stops programs.
#define DROP_KEY "\034"

/// Ctrl-C, first half: what was typed stays on the screen, so the cursor goes to its end, which libedit does only when
/// this is done.
static unsigned char interrupt(EditLine *line, int key) {
  const LineInfoW *info = el.wline(line);
  el.cursor(line, (int)(info->lastchar - info->cursor));
  el.push(line, DROP_KEY);
  return CC_CURSOR;
}

/// Ctrl-C, second half: what was typed is thrown away.
static unsigned char drop(EditLine *line, int key) {
  editor_of(line)->interrupted = true;
  // In vi's command mode the cursor stays on the last character.
  const LineInfoW *info = el.wline(line);
  for (const wchar_t *rest = info->cursor; rest < info->lastchar; rest++) fprintf(stdout, "%lc", (wint_t)*rest);
  fputs("^C\r\n", stdout);
  fflush(stdout);
  return CC_EOF;
}

// MARK: Resizing

/// The key that `read_key` presses once the window has kept its new size for a moment: Ctrl-Underscore.
#define RESIZED_KEY L'\037'
static const int settling_milliseconds = 120;

static volatile sig_atomic_t window_changed;

static void hear_window(int signal) { window_changed = 1; }

/// As libedit reads a key, but with an ear for the window's size.
static int read_key(EditLine *line, wchar_t *key) {
  LineEditor *editor = editor_of(line);
  bool settling = false;
  while (true) {
    struct pollfd input = {STDIN_FILENO, POLLIN, 0};
    int ready = poll(&input, 1, settling ? settling_milliseconds : -1);
    if (window_changed) {
      window_changed = 0;
      el.resize(line);
      settling = true;
      continue;
    }
    if (ready < 0) return -1;
    if (ready == 0) {
      *key = RESIZED_KEY;
      return 1;
    }
    char byte;
    ssize_t count = read(STDIN_FILENO, &byte, 1);
    if (count < 0 && window_changed) continue;
    if (count <= 0) return (int)count;
    size_t length = mbrtowc(key, &byte, 1, &editor->bytes);
    if (length == (size_t)-2) continue;
    if (length == (size_t)-1) {
      // No character: it is passed over.
      memset(&editor->bytes, 0, sizeof editor->bytes);
      continue;
    }
    return 1;
  }
}

/// What is on the stage is drawn for the new width, and the line below it.
static unsigned char resized(EditLine *line, int key) {
  LineEditor *editor = editor_of(line);
  char *text = editor->redraw == NULL ? NULL : editor->redraw(editor->redrawer);
  if (text != NULL && *text != 0) fprintf(stdout, "\r\n%s", text);
  fflush(stdout);
  free(text);
  return CC_REDISPLAY;
}

static void switch_pastes(LineEditor *editor, bool on) {
  if (editor->takes_pastes) fputs(on ? "\033[?2004h" : "\033[?2004l", stdout);
  fflush(stdout);
}

/// Ctrl-Z: the shell finds the terminal as it was, and the line is drawn anew when the shell goes on.
static unsigned char suspend(EditLine *line, int key) {
  switch_pastes(editor_of(line), false);
  el.set(line, EL_PREP_TERM, 0);
  raise(SIGTSTP);
  el.set(line, EL_PREP_TERM, 1);
  switch_pastes(editor_of(line), true);
  el.set(line, EL_REFRESH);
  return CC_NORM;
}

/// Ctrl-D: the end where nothing but the indentation stands on the line, else it deletes.
static unsigned char end_or_delete(EditLine *line, int key) {
  const LineInfoW *info = el.wline(line);
  const wchar_t *place = info->buffer;
  while (place < info->lastchar && *place == L' ') place++;
  if (place == info->lastchar) return CC_EOF;
  if (info->cursor == info->lastchar) return CC_ERROR;
  el.cursor(line, 1);
  el.deletestr(line, 1);
  return CC_REFRESH;
}

static unsigned char indent(EditLine *line, int key) {
  const LineInfoW *info = el.wline(line);
  const wchar_t *start = info->cursor;
  while (start > info->buffer && start[-1] != L'\n') start--;
  return el.winsertstr(line, &L"    "[(info->cursor - start) % 4]) == 0 ? CC_REFRESH : CC_ERROR;
}

/// Tab: completes the name before the cursor, or indents where there is none.
static unsigned char complete(EditLine *line, int key) {
  LineEditor *editor = editor_of(line);
  const LineInfoW *info = el.wline(line);
  const wchar_t *start = info->cursor;
  while (start > info->buffer && start[-1] != L'\n') start--;
  const wchar_t *word = start;
  while (word < info->cursor && *word == L' ') word++;
  if (editor->complete == NULL || word == info->cursor) return indent(line, key);

  size_t length = (size_t)(info->cursor - start);
  wchar_t *wide = calloc(length + 1, sizeof *wide);
  char *before = calloc(length + 1, MB_CUR_MAX);
  char *answer = NULL;
  unsigned char result = CC_ERROR;
  if (wide != NULL && before != NULL) {
    wmemcpy(wide, start, length);
    if (wcstombs(before, wide, (length + 1) * MB_CUR_MAX) != (size_t)-1) {
      answer = editor->complete(before, editor->completer);
    }
  }
  if (answer != NULL) {
    // The first line is what follows the cursor, the others are shown below.
    char *list = strchr(answer, '\n');
    if (list != NULL) *list++ = 0;
    size_t count = strlen(answer);
    wchar_t *insertion = calloc(count + 1, sizeof *insertion);
    if (insertion != NULL && count > 0 && mbstowcs(insertion, answer, count + 1) != (size_t)-1) {
      if (el.winsertstr(line, insertion) == 0) result = CC_REFRESH;
    }
    free(insertion);
    if (list != NULL && *list != 0) {
      fprintf(stdout, "\r\n%s", list);
      fflush(stdout);
      result = CC_REDISPLAY;
    }
  }
  free(answer);
  free(wide);
  free(before);
  return result;
}

static unsigned char break_line(EditLine *line, int key) {
  return el.winsertstr(line, L"\n") == 0 ? CC_REFRESH : CC_ERROR;
}

/// A closing brace that begins a line stands one step further left than what it closes.
static unsigned char close_brace(EditLine *line, int key) {
  const LineInfoW *info = el.wline(line);
  int spaces = 0;
  const wchar_t *start = info->cursor;
  while (start > info->buffer && start[-1] == L' ') start--, spaces++;
  if ((start == info->buffer || start[-1] == L'\n') && spaces >= 4) el.deletestr(line, 4);
  return el.winsertstr(line, L"}") == 0 ? CC_REFRESH : CC_ERROR;
}

/// Bracketed paste: the block is taken as it is, as one entry, and waits for the return key.
static unsigned char paste(EditLine *line, int key) {
  static const wchar_t end[] = L"\033[201~";
  const size_t end_length = sizeof end / sizeof *end - 1;
  size_t count = 0, capacity = 1024;
  wchar_t *text = malloc(capacity * sizeof *text);
  while (text != NULL) {
    if (count + 1 >= capacity) {
      wchar_t *larger = realloc(text, 2 * capacity * sizeof *text);
      if (larger == NULL) break;
      text = larger;
      capacity *= 2;
    }
    wchar_t character;
    if (el.wgetc(line, &character) != 1) break;
    text[count++] = character;
    if (count < end_length || wmemcmp(text + count - end_length, end, end_length) != 0) continue;
    count -= end_length;
    break;
  }
  if (text == NULL) return CC_ERROR;
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    wchar_t character = text[i];
    if (character == L'\r') {
      if (i + 1 < count && text[i + 1] == L'\n') continue;
      character = L'\n';
    }
    if (character >= L' ' || character == L'\n' || character == L'\t') text[kept++] = character;
  }
  while (kept > 0 && text[kept - 1] == L'\n') kept--;
  text[kept] = 0;
  bool worked = kept == 0 || el.winsertstr(line, text) == 0;
  free(text);
  return worked ? CC_REFRESH : CC_ERROR;
}

// MARK: The editor

static void bind(EditLine *line, const char *key, const char *function) {
  el.set(line, EL_BIND, key, function, NULL);
}

/// Keys that people expect; the reader's own file may change them.
static void bind_comforts(EditLine *line) {
  bind(line, "^R", "em-inc-search-prev");
  bind(line, "^W", "ed-delete-prev-word");
  bind(line, "\033[1;5D", "ed-prev-word");
  bind(line, "\033[1;5C", "em-next-word");
  bind(line, "\033[3~", "ed-delete-next-char");
  bind(line, "\033[1~", "ed-move-to-beg");
  bind(line, "\033[4~", "ed-move-to-end");
  bind(line, "\033\r", "zoetrope-break-line");
  bind(line, "\033\n", "zoetrope-break-line");
}

/// Keys without which the prompt would not work, in whichever mode the reader's file has chosen.
static void bind_essentials(LineEditor *editor) {
  EditLine *line = editor->line;
  const char *mode = NULL;
  bool is_vi = el.get(line, EL_EDITOR, &mode) == 0 && mode != NULL && strcmp(mode, "vi") == 0;
  // As signals, Ctrl-C and Ctrl-Z would be lost between two lines now and then.
  el.set(line, EL_SETTY, "-d", "-isig", NULL);
  bind(line, "^C", "zoetrope-interrupt");
  bind(line, "^Z", "zoetrope-suspend");
  bind(line, "^D", "zoetrope-end-or-delete");
  bind(line, "^I", "zoetrope-complete");
  bind(line, "}", "zoetrope-close-brace");
  bind(line, DROP_KEY, "zoetrope-drop");
  bind(line, "^_", "zoetrope-resized");
  if (is_vi) {
    el.set(line, EL_BIND, "-a", "^_", "zoetrope-resized", NULL);
    el.set(line, EL_BIND, "-a", DROP_KEY, "zoetrope-drop", NULL);
    el.set(line, EL_BIND, "-a", "^C", "zoetrope-interrupt", NULL);
    el.set(line, EL_BIND, "-a", "^Z", "zoetrope-suspend", NULL);
  }
  // A key sequence that begins with escape would take the escape key from vi.
  editor->takes_pastes = editor->knows_escapes && !is_vi;
  if (editor->takes_pastes) bind(line, "\033[200~", "zoetrope-paste");
}

LineEditor *line_editor_open(bool knows_escapes) {
  if (!load()) return NULL;
  LineEditor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->line = el.init("zoetrope", stdin, stdout, stderr);
  editor->history = el.history_init();
  if (editor->line == NULL || editor->history == NULL) return NULL;
  editor->prompt = strdup("");
  editor->knows_escapes = knows_escapes;

  // The order matters: what comes later undoes some of what came before.
  EditLine *line = editor->line;
  HistEvent event;
  el.set(line, EL_CLIENTDATA, editor);
  el.set(line, EL_PROMPT_ESC, prompt_of, '\1');
  el.set(line, EL_EDITOR, "emacs");
  el.set(line, EL_SIGNAL, 1);
  el.history(editor->history, &event, H_SETSIZE, INT32_MAX);
  el.set(line, EL_HIST, el.history, editor->history);
  el.set(line, EL_ADDFN, "zoetrope-interrupt", "go to the end of the line and throw it away", interrupt);
  el.set(line, EL_ADDFN, "zoetrope-drop", "throw the line away", drop);
  el.set(line, EL_ADDFN, "zoetrope-suspend", "stop until the shell goes on", suspend);
  el.set(line, EL_ADDFN, "zoetrope-end-or-delete", "leave, or delete a character", end_or_delete);
  el.set(line, EL_ADDFN, "zoetrope-indent", "go to the next tab stop", indent);
  el.set(line, EL_ADDFN, "zoetrope-complete", "complete a name, or indent", complete);
  el.set(line, EL_ADDFN, "zoetrope-break-line", "go on in a new line of the same entry", break_line);
  el.set(line, EL_ADDFN, "zoetrope-close-brace", "close a block", close_brace);
  el.set(line, EL_ADDFN, "zoetrope-paste", "take a pasted block", paste);
  el.set(line, EL_ADDFN, "zoetrope-resized", "draw for another width", resized);
  el.set(line, EL_GETCFN, read_key);
  signal(SIGWINCH, hear_window);
  bind_comforts(line);
  el.source(line, NULL);
  bind_essentials(editor);
  return editor;
}

void line_editor_set_prompt(LineEditor *editor, const char *prompt) {
  char *copy = strdup(prompt);
  if (copy == NULL) return;
  free(editor->prompt);
  editor->prompt = copy;
}

void line_editor_set_completer(LineEditor *editor, LineEditorCompleter complete, void *context) {
  editor->complete = complete;
  editor->completer = context;
}

void line_editor_set_redrawer(LineEditor *editor, LineEditorRedrawer redraw, void *context) {
  editor->redraw = redraw;
  editor->redrawer = context;
}

void line_editor_remember(LineEditor *editor, const char *text) {
  HistEvent event;
  el.history(editor->history, &event, H_ENTER, text);
}

LineEditorAnswer line_editor_read(LineEditor *editor, const char *typed, const char **text) {
  EditLine *line = editor->line;
  editor->interrupted = false;
  // Before the prompt is written: what is typed on seeing it must find the terminal ready.
  el.set(line, EL_PREP_TERM, 1);
  switch_pastes(editor, true);
  if (*typed != 0) el.push(line, typed);
  int count = 0;
  errno = 0;
  const char *entered = el.gets(line, &count);
  int problem = errno;
  switch_pastes(editor, false);
  if (editor->interrupted) return LINE_EDITOR_INTERRUPTED;
  if (entered == NULL && problem == EINTR) {
    // Interrupted from outside, not by a key.
    fputs("\n", stdout);
    fflush(stdout);
    return LINE_EDITOR_INTERRUPTED;
  }
  if (entered == NULL || count <= 0) return LINE_EDITOR_END;
  while (count > 0 && (entered[count - 1] == '\n' || entered[count - 1] == '\r')) count--;
  free(editor->text);
  editor->text = strndup(entered, (size_t)count);
  if (editor->text == NULL) return LINE_EDITOR_END;
  *text = editor->text;
  return LINE_EDITOR_LINE;
}

#else

LineEditor *line_editor_open(bool knows_escapes) { return NULL; }
void line_editor_set_prompt(LineEditor *editor, const char *prompt) {}
void line_editor_set_completer(LineEditor *editor, LineEditorCompleter complete, void *context) {}
void line_editor_set_redrawer(LineEditor *editor, LineEditorRedrawer redraw, void *context) {}
void line_editor_remember(LineEditor *editor, const char *text) {}
LineEditorAnswer line_editor_read(LineEditor *editor, const char *typed, const char **text) { return LINE_EDITOR_END; }

#endif
