// Written by scripts/list-courses.
#include "Courses.h"

#pragma clang diagnostic ignored "-Wc23-extensions"


static const ZoetropeCourseFile files[] = {
    {0, 0, 0, 0},
};

const ZoetropeCourseFile *zoetrope_course_files(void) { return files; }
const size_t zoetrope_course_file_count = 0;
