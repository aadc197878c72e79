// A line editor, as much of libedit as the prompt needs, without what Swift can't call: `el_set`, `el_get` and `history`
// take a varying number of arguments.
//
// libedit knows the keys, the reader's `~/.editrc`, vi mode and how a text is edited. What it draws is dropped: it knows
// neither colours nor hints nor a text that is higher than the window, so the prompt draws for itself.
//
// libedit is loaded when the first editor is opened, so that a script pays nothing for it. Without it, at build time or
// on the reader's machine, `line_editor_open` answers NULL.
#ifndef ZOETROPE_CLIBEDIT_H
#define ZOETROPE_CLIBEDIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct LineEditor LineEditor;

/// How it goes on behind a command.
typedef enum LineEditorEffect {
  LINE_EDITOR_GO_ON,
  /// Nothing could be done: the bell is rung.
  LINE_EDITOR_RING,
  /// `line_editor_run` returns.
  LINE_EDITOR_STOP,
} LineEditorEffect;

/// What the editor calls.
typedef struct LineEditorCalls {
  void *context;
  /// Reads a character: 1, or 0 where no more will come.
  int (*read)(void *context, uint32_t *character);
  /// Does what a key is bound to.
  LineEditorEffect (*perform)(void *context, int command);
} LineEditorCalls;

/// How many commands can be defined.
enum { LINE_EDITOR_COMMANDS = 32 };

/// An editor on standard input, or NULL. The locale must be set already.
LineEditor *line_editor_open(LineEditorCalls calls);

/// Gives a name, of which keys can be bound, to the command of a number less than `LINE_EDITOR_COMMANDS`.
void line_editor_define(LineEditor *editor, int command, const char *name, const char *help);

/// Binds a key to a function; among vi's commands if `in_commands`.
void line_editor_bind(LineEditor *editor, const char *key, const char *function, bool in_commands);

/// Reads what the reader's file says; false where it says that nothing is to be edited.
bool line_editor_source(LineEditor *editor);

/// Whether the reader's file has chosen vi's keys.
bool line_editor_is_vi(LineEditor *editor);

/// Takes the terminal for editing, or gives it back.
void line_editor_hold(LineEditor *editor, bool holds);

/// Edits a text that is empty at first, until a command stops it: true where one of libedit's own entered the text.
bool line_editor_run(LineEditor *editor);

/// The text and where the cursor stands in it; valid until it is changed.
const uint32_t *line_editor_text(LineEditor *editor, size_t *count, size_t *cursor);

/// Puts characters before the cursor; false where there is no room.
bool line_editor_insert(LineEditor *editor, const uint32_t *text, size_t count);

/// Takes characters away before the cursor.
void line_editor_erase(LineEditor *editor, size_t count);

void line_editor_move(LineEditor *editor, ptrdiff_t by);

/// Puts a text where libedit's own commands look for earlier ones, as the newest.
void line_editor_remember(LineEditor *editor, const char *text);

#endif
