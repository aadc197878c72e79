#include "Phrases.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The texts of other languages, each an array of its bytes. `README.md` says how they are written.

#define TEXT static const unsigned char

TEXT zh_syntax[] = {
#embed "zh/syntax.words"
};
TEXT zh_check[] = {
#embed "zh/check.words"
};
TEXT zh_habits[] = {
#embed "zh/habits.words"
};
TEXT zh_warnings[] = {
#embed "zh/warnings.words"
};
TEXT zh_notes[] = {
#embed "zh/notes.words"
};
TEXT zh_traps[] = {
#embed "zh/traps.words"
};
TEXT zh_prompt[] = {
#embed "zh/prompt.words"
};
TEXT zh_learn[] = {
#embed "zh/learn.words"
};
TEXT zh_editor[] = {
#embed "zh/editor.words"
};
TEXT zh_help[] = {
#embed "zh/help.words"
};
TEXT zh_explain[] = {
#embed "zh/explain.page"
};

#define FILE_OF(text) {(const char *)text, sizeof text}

static const ZoetropePhrases zh_tables[] = {
    FILE_OF(zh_syntax), FILE_OF(zh_check), FILE_OF(zh_habits),  FILE_OF(zh_warnings),
    FILE_OF(zh_notes),  FILE_OF(zh_prompt), FILE_OF(zh_learn),  FILE_OF(zh_editor),
    FILE_OF(zh_help),
};

const ZoetropeLanguage zoetrope_chinese = {
    zh_tables, sizeof zh_tables / sizeof *zh_tables, FILE_OF(zh_traps), FILE_OF(zh_explain)};
