// A line editor with history, as much of libedit as the prompt needs, without what Swift can't call: `el_set`, `el_get`
// and `history` take a varying number of arguments.
//
// libedit is loaded when the first editor is opened, so that a script pays nothing for it. Without it, at build time or
// on the reader's machine, `line_editor_open` answers NULL.
#ifndef ZOETROPE_CLIBEDIT_H
#define ZOETROPE_CLIBEDIT_H

#include <stdbool.h>

typedef struct LineEditor LineEditor;

typedef enum LineEditorAnswer {
  /// A line was entered.
  LINE_EDITOR_LINE,
  /// Ctrl-C: the line is thrown away.
  LINE_EDITOR_INTERRUPTED,
  /// Ctrl-D on an empty line, or the terminal has gone.
  LINE_EDITOR_END,
} LineEditorAnswer;

/// An editor on standard input and output, or NULL. The locale must be set already.
///
/// `knows_escapes` is whether the terminal is more than a dumb one.
LineEditor *line_editor_open(bool knows_escapes);

/// What stands before the line. Escapes that take no columns stand between two bytes 1; none may come last.
void line_editor_set_prompt(LineEditor *editor, const char *prompt);

/// Completes a line up to the cursor. The answer is to be freed: what to put behind the cursor, then, in lines of their own, what
/// to show below. NULL where nothing is known.
typedef char *(*LineEditorCompleter)(const char *before, void *context);

void line_editor_set_completer(LineEditor *editor, LineEditorCompleter complete, void *context);

/// What is shown when the window has another width, in memory that the editor frees; NULL or empty for nothing.
typedef char *(*LineEditorRedrawer)(void *context);

void line_editor_set_redrawer(LineEditor *editor, LineEditorRedrawer redraw, void *context);

/// Puts a text into the history, as the newest.
void line_editor_remember(LineEditor *editor, const char *text);

/// Reads a line that begins with `typed`, which the reader may change. `text` is valid until the next call; it ends
/// without a line break, and holds some where a block was pasted or taken from the history.
LineEditorAnswer line_editor_read(LineEditor *editor, const char *typed, const char **text);

#endif
