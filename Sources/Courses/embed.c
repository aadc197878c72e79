// Written by scripts/list-courses.
#include "Courses.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "mixins-and-traits/01-a-cell-from-two-traits/lesson.md"
};
static const unsigned char file1[] = {
#embed "mixins-and-traits/01-a-cell-from-two-traits/lesson.zh.md"
};
static const unsigned char file2[] = {
#embed "mixins-and-traits/01-a-cell-from-two-traits/solution.swift"
};
static const unsigned char file3[] = {
#embed "mixins-and-traits/01-a-cell-from-two-traits/start.swift"
};
static const unsigned char file4[] = {
#embed "mixins-and-traits/02-what-nobody-wrote/lesson.md"
};
static const unsigned char file5[] = {
#embed "mixins-and-traits/02-what-nobody-wrote/lesson.zh.md"
};
static const unsigned char file6[] = {
#embed "mixins-and-traits/02-what-nobody-wrote/solution.swift"
};
static const unsigned char file7[] = {
#embed "mixins-and-traits/02-what-nobody-wrote/start.swift"
};
static const unsigned char file8[] = {
#embed "mixins-and-traits/03-one-default-changed/checks.swift"
};
static const unsigned char file9[] = {
#embed "mixins-and-traits/03-one-default-changed/lesson.md"
};
static const unsigned char file10[] = {
#embed "mixins-and-traits/03-one-default-changed/lesson.zh.md"
};
static const unsigned char file11[] = {
#embed "mixins-and-traits/03-one-default-changed/solution.swift"
};
static const unsigned char file12[] = {
#embed "mixins-and-traits/03-one-default-changed/start.swift"
};
static const unsigned char file13[] = {
#embed "mixins-and-traits/04-a-trait-of-your-own/checks.swift"
};
static const unsigned char file14[] = {
#embed "mixins-and-traits/04-a-trait-of-your-own/lesson.md"
};
static const unsigned char file15[] = {
#embed "mixins-and-traits/04-a-trait-of-your-own/lesson.zh.md"
};
static const unsigned char file16[] = {
#embed "mixins-and-traits/04-a-trait-of-your-own/solution.swift"
};
static const unsigned char file17[] = {
#embed "mixins-and-traits/04-a-trait-of-your-own/start.swift"
};
static const unsigned char file18[] = {
#embed "mixins-and-traits/05-asked-for-or-only-added/checks.swift"
};
static const unsigned char file19[] = {
#embed "mixins-and-traits/05-asked-for-or-only-added/lesson.md"
};
static const unsigned char file20[] = {
#embed "mixins-and-traits/05-asked-for-or-only-added/lesson.zh.md"
};
static const unsigned char file21[] = {
#embed "mixins-and-traits/05-asked-for-or-only-added/solution.swift"
};
static const unsigned char file22[] = {
#embed "mixins-and-traits/05-asked-for-or-only-added/start.swift"
};
static const unsigned char file23[] = {
#embed "mixins-and-traits/06-defaults-with-a-condition/checks.swift"
};
static const unsigned char file24[] = {
#embed "mixins-and-traits/06-defaults-with-a-condition/lesson.md"
};
static const unsigned char file25[] = {
#embed "mixins-and-traits/06-defaults-with-a-condition/lesson.zh.md"
};
static const unsigned char file26[] = {
#embed "mixins-and-traits/06-defaults-with-a-condition/solution.swift"
};
static const unsigned char file27[] = {
#embed "mixins-and-traits/06-defaults-with-a-condition/start.swift"
};
static const unsigned char file28[] = {
#embed "mixins-and-traits/07-the-more-special-one/checks.swift"
};
static const unsigned char file29[] = {
#embed "mixins-and-traits/07-the-more-special-one/lesson.md"
};
static const unsigned char file30[] = {
#embed "mixins-and-traits/07-the-more-special-one/lesson.zh.md"
};
static const unsigned char file31[] = {
#embed "mixins-and-traits/07-the-more-special-one/solution.swift"
};
static const unsigned char file32[] = {
#embed "mixins-and-traits/07-the-more-special-one/start.swift"
};
static const unsigned char file33[] = {
#embed "mixins-and-traits/08-two-traits-say-it/checks.swift"
};
static const unsigned char file34[] = {
#embed "mixins-and-traits/08-two-traits-say-it/lesson.md"
};
static const unsigned char file35[] = {
#embed "mixins-and-traits/08-two-traits-say-it/lesson.zh.md"
};
static const unsigned char file36[] = {
#embed "mixins-and-traits/08-two-traits-say-it/solution.swift"
};
static const unsigned char file37[] = {
#embed "mixins-and-traits/08-two-traits-say-it/start.swift"
};
static const unsigned char file38[] = {
#embed "mixins-and-traits/09-classes-and-late-conformance/checks.swift"
};
static const unsigned char file39[] = {
#embed "mixins-and-traits/09-classes-and-late-conformance/lesson.md"
};
static const unsigned char file40[] = {
#embed "mixins-and-traits/09-classes-and-late-conformance/lesson.zh.md"
};
static const unsigned char file41[] = {
#embed "mixins-and-traits/09-classes-and-late-conformance/solution.swift"
};
static const unsigned char file42[] = {
#embed "mixins-and-traits/09-classes-and-late-conformance/start.swift"
};
static const unsigned char file43[] = {
#embed "mixins-and-traits/10-values-and-frames/checks.swift"
};
static const unsigned char file44[] = {
#embed "mixins-and-traits/10-values-and-frames/lesson.md"
};
static const unsigned char file45[] = {
#embed "mixins-and-traits/10-values-and-frames/lesson.zh.md"
};
static const unsigned char file46[] = {
#embed "mixins-and-traits/10-values-and-frames/solution.swift"
};
static const unsigned char file47[] = {
#embed "mixins-and-traits/10-values-and-frames/start.swift"
};
static const unsigned char file48[] = {
#embed "mixins-and-traits/11-six-parameters/checks.swift"
};
static const unsigned char file49[] = {
#embed "mixins-and-traits/11-six-parameters/lesson.md"
};
static const unsigned char file50[] = {
#embed "mixins-and-traits/11-six-parameters/lesson.zh.md"
};
static const unsigned char file51[] = {
#embed "mixins-and-traits/11-six-parameters/solution.swift"
};
static const unsigned char file52[] = {
#embed "mixins-and-traits/11-six-parameters/start.swift"
};
static const unsigned char file53[] = {
#embed "mixins-and-traits/12-a-settings-screen/checks.swift"
};
static const unsigned char file54[] = {
#embed "mixins-and-traits/12-a-settings-screen/lesson.md"
};
static const unsigned char file55[] = {
#embed "mixins-and-traits/12-a-settings-screen/lesson.zh.md"
};
static const unsigned char file56[] = {
#embed "mixins-and-traits/12-a-settings-screen/solution.swift"
};
static const unsigned char file57[] = {
#embed "mixins-and-traits/12-a-settings-screen/start.swift"
};
static const unsigned char file58[] = {
#embed "mixins-and-traits/course.md"
};
static const unsigned char file59[] = {
#embed "mixins-and-traits/course.zh.md"
};
static const unsigned char file60[] = {
#embed "mixins-and-traits/teacher.md"
};
static const unsigned char file61[] = {
#embed "mixins-and-traits/teacher.zh.md"
};

static const ZoetropeCourseFile files[] = {
    {"mixins-and-traits", "01-a-cell-from-two-traits/lesson.md", (const char *)file0, sizeof file0},
    {"mixins-and-traits", "01-a-cell-from-two-traits/lesson.zh.md", (const char *)file1, sizeof file1},
    {"mixins-and-traits", "01-a-cell-from-two-traits/solution.swift", (const char *)file2, sizeof file2},
    {"mixins-and-traits", "01-a-cell-from-two-traits/start.swift", (const char *)file3, sizeof file3},
    {"mixins-and-traits", "02-what-nobody-wrote/lesson.md", (const char *)file4, sizeof file4},
    {"mixins-and-traits", "02-what-nobody-wrote/lesson.zh.md", (const char *)file5, sizeof file5},
    {"mixins-and-traits", "02-what-nobody-wrote/solution.swift", (const char *)file6, sizeof file6},
    {"mixins-and-traits", "02-what-nobody-wrote/start.swift", (const char *)file7, sizeof file7},
    {"mixins-and-traits", "03-one-default-changed/checks.swift", (const char *)file8, sizeof file8},
    {"mixins-and-traits", "03-one-default-changed/lesson.md", (const char *)file9, sizeof file9},
    {"mixins-and-traits", "03-one-default-changed/lesson.zh.md", (const char *)file10, sizeof file10},
    {"mixins-and-traits", "03-one-default-changed/solution.swift", (const char *)file11, sizeof file11},
    {"mixins-and-traits", "03-one-default-changed/start.swift", (const char *)file12, sizeof file12},
    {"mixins-and-traits", "04-a-trait-of-your-own/checks.swift", (const char *)file13, sizeof file13},
    {"mixins-and-traits", "04-a-trait-of-your-own/lesson.md", (const char *)file14, sizeof file14},
    {"mixins-and-traits", "04-a-trait-of-your-own/lesson.zh.md", (const char *)file15, sizeof file15},
    {"mixins-and-traits", "04-a-trait-of-your-own/solution.swift", (const char *)file16, sizeof file16},
    {"mixins-and-traits", "04-a-trait-of-your-own/start.swift", (const char *)file17, sizeof file17},
    {"mixins-and-traits", "05-asked-for-or-only-added/checks.swift", (const char *)file18, sizeof file18},
    {"mixins-and-traits", "05-asked-for-or-only-added/lesson.md", (const char *)file19, sizeof file19},
    {"mixins-and-traits", "05-asked-for-or-only-added/lesson.zh.md", (const char *)file20, sizeof file20},
    {"mixins-and-traits", "05-asked-for-or-only-added/solution.swift", (const char *)file21, sizeof file21},
    {"mixins-and-traits", "05-asked-for-or-only-added/start.swift", (const char *)file22, sizeof file22},
    {"mixins-and-traits", "06-defaults-with-a-condition/checks.swift", (const char *)file23, sizeof file23},
    {"mixins-and-traits", "06-defaults-with-a-condition/lesson.md", (const char *)file24, sizeof file24},
    {"mixins-and-traits", "06-defaults-with-a-condition/lesson.zh.md", (const char *)file25, sizeof file25},
    {"mixins-and-traits", "06-defaults-with-a-condition/solution.swift", (const char *)file26, sizeof file26},
    {"mixins-and-traits", "06-defaults-with-a-condition/start.swift", (const char *)file27, sizeof file27},
    {"mixins-and-traits", "07-the-more-special-one/checks.swift", (const char *)file28, sizeof file28},
    {"mixins-and-traits", "07-the-more-special-one/lesson.md", (const char *)file29, sizeof file29},
    {"mixins-and-traits", "07-the-more-special-one/lesson.zh.md", (const char *)file30, sizeof file30},
    {"mixins-and-traits", "07-the-more-special-one/solution.swift", (const char *)file31, sizeof file31},
    {"mixins-and-traits", "07-the-more-special-one/start.swift", (const char *)file32, sizeof file32},
    {"mixins-and-traits", "08-two-traits-say-it/checks.swift", (const char *)file33, sizeof file33},
    {"mixins-and-traits", "08-two-traits-say-it/lesson.md", (const char *)file34, sizeof file34},
    {"mixins-and-traits", "08-two-traits-say-it/lesson.zh.md", (const char *)file35, sizeof file35},
    {"mixins-and-traits", "08-two-traits-say-it/solution.swift", (const char *)file36, sizeof file36},
    {"mixins-and-traits", "08-two-traits-say-it/start.swift", (const char *)file37, sizeof file37},
    {"mixins-and-traits", "09-classes-and-late-conformance/checks.swift", (const char *)file38, sizeof file38},
    {"mixins-and-traits", "09-classes-and-late-conformance/lesson.md", (const char *)file39, sizeof file39},
    {"mixins-and-traits", "09-classes-and-late-conformance/lesson.zh.md", (const char *)file40, sizeof file40},
    {"mixins-and-traits", "09-classes-and-late-conformance/solution.swift", (const char *)file41, sizeof file41},
    {"mixins-and-traits", "09-classes-and-late-conformance/start.swift", (const char *)file42, sizeof file42},
    {"mixins-and-traits", "10-values-and-frames/checks.swift", (const char *)file43, sizeof file43},
    {"mixins-and-traits", "10-values-and-frames/lesson.md", (const char *)file44, sizeof file44},
    {"mixins-and-traits", "10-values-and-frames/lesson.zh.md", (const char *)file45, sizeof file45},
    {"mixins-and-traits", "10-values-and-frames/solution.swift", (const char *)file46, sizeof file46},
    {"mixins-and-traits", "10-values-and-frames/start.swift", (const char *)file47, sizeof file47},
    {"mixins-and-traits", "11-six-parameters/checks.swift", (const char *)file48, sizeof file48},
    {"mixins-and-traits", "11-six-parameters/lesson.md", (const char *)file49, sizeof file49},
    {"mixins-and-traits", "11-six-parameters/lesson.zh.md", (const char *)file50, sizeof file50},
    {"mixins-and-traits", "11-six-parameters/solution.swift", (const char *)file51, sizeof file51},
    {"mixins-and-traits", "11-six-parameters/start.swift", (const char *)file52, sizeof file52},
    {"mixins-and-traits", "12-a-settings-screen/checks.swift", (const char *)file53, sizeof file53},
    {"mixins-and-traits", "12-a-settings-screen/lesson.md", (const char *)file54, sizeof file54},
    {"mixins-and-traits", "12-a-settings-screen/lesson.zh.md", (const char *)file55, sizeof file55},
    {"mixins-and-traits", "12-a-settings-screen/solution.swift", (const char *)file56, sizeof file56},
    {"mixins-and-traits", "12-a-settings-screen/start.swift", (const char *)file57, sizeof file57},
    {"mixins-and-traits", "course.md", (const char *)file58, sizeof file58},
    {"mixins-and-traits", "course.zh.md", (const char *)file59, sizeof file59},
    {"mixins-and-traits", "teacher.md", (const char *)file60, sizeof file60},
    {"mixins-and-traits", "teacher.zh.md", (const char *)file61, sizeof file61},
    {0, 0, 0, 0},
};

const ZoetropeCourseFile *zoetrope_course_files(void) { return files; }
const size_t zoetrope_course_file_count = 62;
