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
static const unsigned char file62[] = {
#embed "from-view-model-to-state/01-what-the-screen-says/checks.swift"
};
static const unsigned char file63[] = {
#embed "from-view-model-to-state/01-what-the-screen-says/lesson.md"
};
static const unsigned char file64[] = {
#embed "from-view-model-to-state/01-what-the-screen-says/lesson.zh.md"
};
static const unsigned char file65[] = {
#embed "from-view-model-to-state/01-what-the-screen-says/solution.swift"
};
static const unsigned char file66[] = {
#embed "from-view-model-to-state/01-what-the-screen-says/start.swift"
};
static const unsigned char file67[] = {
#embed "from-view-model-to-state/02-a-model-that-changed/checks.swift"
};
static const unsigned char file68[] = {
#embed "from-view-model-to-state/02-a-model-that-changed/lesson.md"
};
static const unsigned char file69[] = {
#embed "from-view-model-to-state/02-a-model-that-changed/lesson.zh.md"
};
static const unsigned char file70[] = {
#embed "from-view-model-to-state/02-a-model-that-changed/solution.swift"
};
static const unsigned char file71[] = {
#embed "from-view-model-to-state/02-a-model-that-changed/start.swift"
};
static const unsigned char file72[] = {
#embed "from-view-model-to-state/03-one-state/checks.swift"
};
static const unsigned char file73[] = {
#embed "from-view-model-to-state/03-one-state/lesson.md"
};
static const unsigned char file74[] = {
#embed "from-view-model-to-state/03-one-state/lesson.zh.md"
};
static const unsigned char file75[] = {
#embed "from-view-model-to-state/03-one-state/solution.swift"
};
static const unsigned char file76[] = {
#embed "from-view-model-to-state/03-one-state/start.swift"
};
static const unsigned char file77[] = {
#embed "from-view-model-to-state/04-who-loads/checks.swift"
};
static const unsigned char file78[] = {
#embed "from-view-model-to-state/04-who-loads/lesson.md"
};
static const unsigned char file79[] = {
#embed "from-view-model-to-state/04-who-loads/lesson.zh.md"
};
static const unsigned char file80[] = {
#embed "from-view-model-to-state/04-who-loads/solution.swift"
};
static const unsigned char file81[] = {
#embed "from-view-model-to-state/04-who-loads/start.swift"
};
static const unsigned char file82[] = {
#embed "from-view-model-to-state/05-the-binder/checks.swift"
};
static const unsigned char file83[] = {
#embed "from-view-model-to-state/05-the-binder/lesson.md"
};
static const unsigned char file84[] = {
#embed "from-view-model-to-state/05-the-binder/lesson.zh.md"
};
static const unsigned char file85[] = {
#embed "from-view-model-to-state/05-the-binder/solution.swift"
};
static const unsigned char file86[] = {
#embed "from-view-model-to-state/05-the-binder/start.swift"
};
static const unsigned char file87[] = {
#embed "from-view-model-to-state/06-layers/checks.swift"
};
static const unsigned char file88[] = {
#embed "from-view-model-to-state/06-layers/lesson.md"
};
static const unsigned char file89[] = {
#embed "from-view-model-to-state/06-layers/lesson.zh.md"
};
static const unsigned char file90[] = {
#embed "from-view-model-to-state/06-layers/solution.swift"
};
static const unsigned char file91[] = {
#embed "from-view-model-to-state/06-layers/start.swift"
};
static const unsigned char file92[] = {
#embed "from-view-model-to-state/course.md"
};
static const unsigned char file93[] = {
#embed "from-view-model-to-state/course.zh.md"
};
static const unsigned char file94[] = {
#embed "from-view-model-to-state/teacher.md"
};
static const unsigned char file95[] = {
#embed "from-view-model-to-state/teacher.zh.md"
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
    {"from-view-model-to-state", "01-what-the-screen-says/checks.swift", (const char *)file62, sizeof file62},
    {"from-view-model-to-state", "01-what-the-screen-says/lesson.md", (const char *)file63, sizeof file63},
    {"from-view-model-to-state", "01-what-the-screen-says/lesson.zh.md", (const char *)file64, sizeof file64},
    {"from-view-model-to-state", "01-what-the-screen-says/solution.swift", (const char *)file65, sizeof file65},
    {"from-view-model-to-state", "01-what-the-screen-says/start.swift", (const char *)file66, sizeof file66},
    {"from-view-model-to-state", "02-a-model-that-changed/checks.swift", (const char *)file67, sizeof file67},
    {"from-view-model-to-state", "02-a-model-that-changed/lesson.md", (const char *)file68, sizeof file68},
    {"from-view-model-to-state", "02-a-model-that-changed/lesson.zh.md", (const char *)file69, sizeof file69},
    {"from-view-model-to-state", "02-a-model-that-changed/solution.swift", (const char *)file70, sizeof file70},
    {"from-view-model-to-state", "02-a-model-that-changed/start.swift", (const char *)file71, sizeof file71},
    {"from-view-model-to-state", "03-one-state/checks.swift", (const char *)file72, sizeof file72},
    {"from-view-model-to-state", "03-one-state/lesson.md", (const char *)file73, sizeof file73},
    {"from-view-model-to-state", "03-one-state/lesson.zh.md", (const char *)file74, sizeof file74},
    {"from-view-model-to-state", "03-one-state/solution.swift", (const char *)file75, sizeof file75},
    {"from-view-model-to-state", "03-one-state/start.swift", (const char *)file76, sizeof file76},
    {"from-view-model-to-state", "04-who-loads/checks.swift", (const char *)file77, sizeof file77},
    {"from-view-model-to-state", "04-who-loads/lesson.md", (const char *)file78, sizeof file78},
    {"from-view-model-to-state", "04-who-loads/lesson.zh.md", (const char *)file79, sizeof file79},
    {"from-view-model-to-state", "04-who-loads/solution.swift", (const char *)file80, sizeof file80},
    {"from-view-model-to-state", "04-who-loads/start.swift", (const char *)file81, sizeof file81},
    {"from-view-model-to-state", "05-the-binder/checks.swift", (const char *)file82, sizeof file82},
    {"from-view-model-to-state", "05-the-binder/lesson.md", (const char *)file83, sizeof file83},
    {"from-view-model-to-state", "05-the-binder/lesson.zh.md", (const char *)file84, sizeof file84},
    {"from-view-model-to-state", "05-the-binder/solution.swift", (const char *)file85, sizeof file85},
    {"from-view-model-to-state", "05-the-binder/start.swift", (const char *)file86, sizeof file86},
    {"from-view-model-to-state", "06-layers/checks.swift", (const char *)file87, sizeof file87},
    {"from-view-model-to-state", "06-layers/lesson.md", (const char *)file88, sizeof file88},
    {"from-view-model-to-state", "06-layers/lesson.zh.md", (const char *)file89, sizeof file89},
    {"from-view-model-to-state", "06-layers/solution.swift", (const char *)file90, sizeof file90},
    {"from-view-model-to-state", "06-layers/start.swift", (const char *)file91, sizeof file91},
    {"from-view-model-to-state", "course.md", (const char *)file92, sizeof file92},
    {"from-view-model-to-state", "course.zh.md", (const char *)file93, sizeof file93},
    {"from-view-model-to-state", "teacher.md", (const char *)file94, sizeof file94},
    {"from-view-model-to-state", "teacher.zh.md", (const char *)file95, sizeof file95},
    {0, 0, 0, 0},
};

const ZoetropeCourseFile *zoetrope_course_files(void) { return files; }
const size_t zoetrope_course_file_count = 96;
