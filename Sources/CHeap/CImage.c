// A program's memory as it stood at one time, kept behind the program in its own file, and there again when it starts.
//
// What scripts ask of the library is found out once, when Zoetrope is built, and not at the start of every script. The memory
// lies at one address in each process, as the program itself does, so that nothing in it has to be moved: the pages of the file
// become pages of the process when they are first touched. Of the program's variables those are kept that have changed since it
// began. Where the image cannot be had (an address is taken, the file was changed), the program starts without it.
//
// To read all of an image in order to check it would take longer than the image saves. So that is done once for a file: what is
// known of it afterwards is kept by its date.
#define _GNU_SOURCE
#include "CHeap.h"

#include <stdlib.h>

const char *zoetrope_image_path(void) { return getenv("ZOETROPE_STORE_IMAGE"); }

#ifdef ZOETROPE_HEAP

#include "Heap.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>

// Parts of the file begin at multiples of this, which is a page or several of them everywhere.
enum { alignment = 1 << 16, note_length = 64, most_ranges = 4, most_changes = 1 << 16, most_mappings = 64 };

// The last digit is that of the form that an image has.
static const char mark[16] = "zoetrope image2";

// The last of the file.
typedef struct {
  // The program that the image belongs to, by the note that the linker has put into it.
  unsigned char note[note_length];
  // Where in the file the program ends, and the others begin.
  uint64_t program_length, heap, heap_length, changes, changes_count;
  // What the others come to, and when the file was written.
  uint64_t heap_sum, changes_sum, date;
  // What all before comes to.
  uint64_t sum;
  char mark[sizeof mark];
} trailer;

// A word of the program's variables.
typedef struct {
  uint64_t *place;
  uint64_t value;
} change;

typedef struct {
  char *start, *end;
} range;

// Whether the program lies where it was linked to: an image speaks of it by its addresses there.
static int is_fixed(void) {
  const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
  size_t headers_count = getauxval(AT_PHNUM);
  for (size_t i = 0; i < headers_count; i++) {
    if (headers[i].p_type == PT_PHDR) return headers[i].p_vaddr == (uintptr_t)headers;
  }
  return 0;
}

// The program's variables: what can be written to, and could still be once the program began.
static size_t variables(range ranges[most_ranges]) {
  const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
  size_t headers_count = getauxval(AT_PHNUM), count = 0;
  uintptr_t fixed_end = 0;
  for (size_t i = 0; i < headers_count; i++) {
    if (headers[i].p_type == PT_GNU_RELRO) fixed_end = headers[i].p_vaddr + headers[i].p_memsz;
  }
  for (size_t i = 0; i < headers_count && count < most_ranges; i++) {
    if (headers[i].p_type != PT_LOAD || !(headers[i].p_flags & PF_W)) continue;
    uintptr_t start = headers[i].p_vaddr, end = start + headers[i].p_memsz;
    if (end <= fixed_end) continue;
    if (start < fixed_end) start = fixed_end;
    ranges[count].start = (char *)((start + 7) & ~(uintptr_t)7);
    ranges[count].end = (char *)(end & ~(uintptr_t)7);
    count++;
  }
  return count;
}

static void take_note(unsigned char note[note_length]) {
  const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
  size_t headers_count = getauxval(AT_PHNUM);
  memset(note, 0, note_length);
  for (size_t i = 0; i < headers_count; i++) {
    if (headers[i].p_type != PT_NOTE) continue;
    size_t length = headers[i].p_memsz < note_length ? headers[i].p_memsz : note_length;
    memcpy(note, (const void *)headers[i].p_vaddr + headers[i].p_memsz - length, length);
    return;
  }
}

// What a program knows of itself. It stands among what the program only reads, and is written there, in the file, when an image is put
// behind it: so a program that has lost its image knows that it had one.
typedef struct {
  char mark[16];
  char has_image;
  // The sources that it was built from, where that was said.
  char commit[47];
} record;

static const record blank_record = {.mark = "zoetrope record"};

// As it stands in memory, which the compiler is not to take for what it has put there.
static const record *own_record(void) {
  const record *own = &blank_record;
  __asm__("" : "+r"(own));
  return own;
}

const char *zoetrope_commit(void) { return own_record()->commit[0] == 0 ? NULL : own_record()->commit; }

static int open_program(void) { return open("/proc/self/exe", O_RDONLY | O_CLOEXEC); }

// Where the program ends in its file: behind all that its header speaks of.
static uint64_t program_length(void) {
  const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
  size_t headers_count = getauxval(AT_PHNUM);
  uint64_t end = 0;
  for (size_t i = 0; i < headers_count; i++) {
    const ElfW(Phdr) *part = &headers[i];
    if (part->p_offset + part->p_filesz > end) end = part->p_offset + part->p_filesz;
    if (part->p_type != PT_LOAD || part->p_offset != 0) continue;
    const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)part->p_vaddr;
    uint64_t sections_end = header->e_shoff + (uint64_t)header->e_shnum * header->e_shentsize;
    if (sections_end > end) end = sections_end;
  }
  return end;
}

// MARK: Checking

// Parts of what is added up, side by side, as a processor does several multiplications at a time.
enum { lanes_count = 4 };

typedef struct {
  uint64_t lanes[lanes_count];
} total;

// Each step can be undone, so that no two values of a word come to the same: what has changed in one place is noticed for certain.
static uint64_t step(uint64_t lane, uint64_t word) {
  uint64_t product = (lane ^ word) * 0x9e3779b97f4a7c15;
  return product << 29 | product >> 35;
}

// The bytes are whole words; a rest that is no word for each of the parts is possible at the end only.
static void add(total *sum, const void *bytes, size_t count) {
  const char *next = bytes;
  for (; count >= sizeof sum->lanes; next += sizeof sum->lanes, count -= sizeof sum->lanes) {
    for (int i = 0; i < lanes_count; i++) {
      uint64_t word;
      memcpy(&word, next + i * sizeof word, sizeof word);
      sum->lanes[i] = step(sum->lanes[i], word);
    }
  }
  for (int i = 0; count >= sizeof(uint64_t); i++, next += sizeof(uint64_t), count -= sizeof(uint64_t)) {
    uint64_t word;
    memcpy(&word, next, sizeof word);
    sum->lanes[i] = step(sum->lanes[i], word);
  }
}

static uint64_t result(const total *sum) {
  uint64_t all = lanes_count;
  for (int i = 0; i < lanes_count; i++) all = step(all, sum->lanes[i]);
  return all;
}

static uint64_t sum_of(const void *bytes, size_t count) {
  total sum = {{0}};
  add(&sum, bytes, count);
  return result(&sum);
}

// Reads: where the file has become shorter meanwhile, memory that is mapped would end the process.
static int heap_is_whole(int file, const trailer *end) {
  static char buffer[1 << 16];
  total sum = {{0}};
  for (uint64_t at = 0; at < end->heap_length;) {
    uint64_t left = end->heap_length - at;
    size_t wanted = left < sizeof buffer ? left : sizeof buffer, count = 0;
    while (count < wanted) {
      ssize_t more = pread(file, buffer + count, wanted - count, (off_t)(end->heap + at + count));
      if (more <= 0) return 0;
      count += (size_t)more;
    }
    add(&sum, buffer, count);
    at += count;
  }
  return result(&sum) == end->heap_sum;
}

// Kept beside the file once its image has been found whole, where whoever starts it may do so.
static const char *const finding_name = "user.zoetrope.image";

typedef struct {
  int64_t length, seconds, nanoseconds;
  uint64_t sum;
} finding;

// Whether the image is known to be whole, by the date that its file was given or had when it was found so; else it is read.
static int is_whole(int file, const struct stat *facts, const trailer *end) {
  if (facts->st_mtim.tv_sec == (time_t)end->date && facts->st_mtim.tv_nsec == 0) return 1;
  finding now = {facts->st_size, facts->st_mtim.tv_sec, facts->st_mtim.tv_nsec, end->sum}, then;
  if (fgetxattr(file, finding_name, &then, sizeof then) == sizeof then && memcmp(&then, &now, sizeof now) == 0) return 1;
  if (!heap_is_whole(file, end)) return 0;
  fsetxattr(file, finding_name, &now, sizeof now, 0);
  return 1;
}

static const char *const damaged = "it is damaged", *const foreign = "it belongs to another build";

// What stands behind the program. Nothing, if `fault` is null then; else what is wrong with it.
static int read_trailer(int file, trailer *end, const char **fault) {
  struct stat facts;
  unsigned char note[note_length];
  *fault = NULL;
  if (fstat(file, &facts) != 0 || (uint64_t)facts.st_size <= program_length()) return 0;
  *fault = damaged;
  uint64_t length = (uint64_t)facts.st_size;
  if (length < sizeof *end || pread(file, end, sizeof *end, (off_t)(length - sizeof *end)) != sizeof *end) return 0;
  if (memcmp(end->mark, mark, sizeof mark) != 0) return 0;
  if (sum_of(end, offsetof(trailer, sum)) != end->sum) return 0;
  take_note(note);
  if (memcmp(end->note, note, sizeof note) != 0 || end->program_length != program_length()) {
    *fault = foreign;
    return 0;
  }
  if (end->changes + end->changes_count * sizeof(change) + sizeof *end != length) return 0;
  if (!is_whole(file, &facts, end)) return 0;
  *fault = NULL;
  return 1;
}

// MARK: Coming back

static zoetrope_image_state image_state = zoetrope_image_none;

// Why the image is not used, where it does not fit.
static const char *image_fault;

// Where the image that this process has begun with ends.
static char *restored_end;

static int restore(int file) {
  trailer end;
  if (!read_trailer(file, &end, &image_fault)) {
    if (image_fault != NULL) image_state = zoetrope_image_unfit;
    else if (own_record()->has_image) image_state = zoetrope_image_lost;
    return 0;
  }
  image_state = zoetrope_image_without_room;
  size_t length = end.changes_count * sizeof(change);
  change *changes = mmap(NULL, length, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, (off_t)end.changes);
  if (changes == MAP_FAILED) return 0;
  if (sum_of(changes, length) != end.changes_sum) {
    image_fault = damaged;
    image_state = zoetrope_image_unfit;
    munmap(changes, length);
    return 0;
  }
  char *heap = mmap(
    zoetrope_heap_base, end.heap_length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED_NOREPLACE, file,
    (off_t)end.heap);
  int is_there = heap == zoetrope_heap_base;
  if (is_there) {
    for (uint64_t i = 0; i < end.changes_count; i++) *changes[i].place = changes[i].value;
    restored_end = heap + end.heap_length;
    image_state = zoetrope_image_there;
  } else if (heap != MAP_FAILED) {
    munmap(heap, end.heap_length);
  }
  munmap(changes, length);
  return is_there;
}

zoetrope_image_state zoetrope_image(void) { return image_state; }

const char *zoetrope_image_fault(void) { return image_fault; }

int zoetrope_image_is_damaged(void) {
  trailer end;
  if (restored_end == NULL) return 0;
  int file = open_program();
  if (file < 0) return 0;
  const char *fault;
  int is_damaged = !read_trailer(file, &end, &fault) || !heap_is_whole(file, &end);
  // By another date it is read anew when it is started next.
  if (is_damaged) futimens(file, NULL);
  close(file);
  return is_damaged;
}

// MARK: Storing

// What is known while an image is made, which is no part of it.
static struct {
  // The variables as they were.
  char *before;
  range elsewhere[most_mappings];
  size_t elsewhere_count;
  change changes[most_changes];
  char text[1 << 15];
} making;

// How the variables stand now, to be compared with later.
static int remember(void) {
  range ranges[most_ranges];
  size_t count = variables(ranges), length = 0;
  for (size_t i = 0; i < count; i++) length += (size_t)(ranges[i].end - ranges[i].start);
  char *memory = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return 0;
  char *next = memory;
  for (size_t i = 0; i < count; i++) {
    memcpy(next, ranges[i].start, (size_t)(ranges[i].end - ranges[i].start));
    next += ranges[i].end - ranges[i].start;
  }
  making.before = memory;
  return 1;
}

// By what Swift hashes, drawn by lot when a program starts: tables that were filled in another process would have to be filled anew.
extern struct {
  uint64_t seeds[2];
} _swift_stdlib_Hashing_parameters;

zoetrope_start zoetrope_begin(void) {
  if (zoetrope_image_path() != NULL) {
    if (is_fixed() && remember()) zoetrope_heap_begin_image();
    return zoetrope_storing;
  }
  zoetrope_start start = zoetrope_plain;
  int file = is_fixed() ? open_program() : -1;
  if (file >= 0) {
    if (restore(file)) start = zoetrope_restored;
    close(file);
  } else if (own_record()->has_image) {
    image_state = zoetrope_image_out_of_reach;
  }
  zoetrope_heap_begin();
  return start;
}

static int write_all(int file, const void *bytes, size_t count) {
  for (const char *next = bytes; count > 0;) {
    ssize_t written = write(file, next, count);
    if (written <= 0) return 0;
    next += written;
    count -= (size_t)written;
  }
  return 1;
}

// Where in the file something stands that the program only reads; 0 if it is nowhere.
static uint64_t place_in_file(const void *thing) {
  const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
  size_t headers_count = getauxval(AT_PHNUM);
  uintptr_t address = (uintptr_t)thing;
  for (size_t i = 0; i < headers_count; i++) {
    const ElfW(Phdr) *part = &headers[i];
    if (part->p_type != PT_LOAD || address < part->p_vaddr || address >= part->p_vaddr + part->p_filesz) continue;
    return part->p_offset + (address - part->p_vaddr);
  }
  return 0;
}

// What the copy is to know of itself. Without a word, it was built from what this program was built from.
static record record_of_copy(void) {
  record copy = {.has_image = 1};
  memcpy(copy.mark, own_record()->mark, sizeof copy.mark);
  const char *commit = getenv("ZOETROPE_COMMIT");
  if (commit == NULL) commit = own_record()->commit;
  for (size_t i = 0; i < sizeof copy.commit - 1 && commit[i] > ' ' && commit[i] < 127; i++) copy.commit[i] = commit[i];
  return copy;
}

static int copy_program(int to) {
  static char buffer[1 << 16];
  int from = open_program();
  if (from < 0) return 0;
  uint64_t left = program_length();
  while (left > 0) {
    ssize_t count = read(from, buffer, left < sizeof buffer ? left : sizeof buffer);
    if (count <= 0 || !write_all(to, buffer, (size_t)count)) break;
    left -= (uint64_t)count;
  }
  close(from);
  uint64_t place = place_in_file(own_record());
  record copy = record_of_copy();
  return left == 0 && place > 0 && pwrite(to, &copy, sizeof copy, (off_t)place) == sizeof copy;
}

// Writes something from the next multiple of the alignment on, which is where it begins.
static int write_part(int file, const void *bytes, size_t count, uint64_t *start) {
  off_t place = lseek(file, 0, SEEK_END);
  if (place < 0) return 0;
  *start = ((uint64_t)place + alignment - 1) & ~(uint64_t)(alignment - 1);
  return lseek(file, (off_t)*start, SEEK_SET) >= 0 && write_all(file, bytes, count);
}

static uint64_t hexadecimal(const char **text) {
  uint64_t value = 0;
  for (;; ++*text) {
    char digit = **text;
    if (digit >= '0' && digit <= '9') value = value * 16 + (uint64_t)(digit - '0');
    else if (digit >= 'a' && digit <= 'f') value = value * 16 + (uint64_t)(digit - 'a' + 10);
    else return value;
  }
}

// What this process alone has: what the system has mapped for it apart from the program and the heap. Of its first heap, which lies
// where numbers are as well, only the thread's own variables count, and the stack not at all: nobody speaks of it any more, and
// what looks like it was left in the gaps between the parts of values.
static int find_elsewhere(void) {
  char *text = making.text;
  int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  size_t length = 0;
  for (ssize_t count; length < sizeof making.text - 1; length += (size_t)count) {
    count = read(file, text + length, sizeof making.text - 1 - length);
    if (count <= 0) break;
  }
  close(file);
  uint64_t program = getauxval(AT_PHDR), heap = (uint64_t)(uintptr_t)zoetrope_heap_base;
  uint64_t stack = (uint64_t)(uintptr_t)__builtin_frame_address(0);
  uint64_t thread = (uint64_t)(uintptr_t)__builtin_thread_pointer(), near = 4096;
  for (const char *line = text; *line != 0 && making.elsewhere_count < most_mappings;) {
    uint64_t start = hexadecimal(&line);
    line++;
    uint64_t end = hexadecimal(&line);
    while (*line != 0 && *line++ != '\n') {}
    if (start >= program - near && start < heap) {
      if (thread < start || thread >= end) continue;
      start = thread - near;
      end = thread + near;
    }
    if ((stack >= start && stack < end) || (heap >= start && heap < end)) continue;
    making.elsewhere[making.elsewhere_count++] = (range){(char *)(uintptr_t)start, (char *)(uintptr_t)end};
  }
  return making.elsewhere_count > 0 && making.elsewhere_count < most_mappings;
}

static int is_elsewhere(uint64_t value) {
  for (size_t i = 0; i < making.elsewhere_count; i++) {
    const range *mapping = &making.elsewhere[i];
    if (value >= (uintptr_t)mapping->start && value < (uintptr_t)mapping->end) return 1;
  }
  return 0;
}

// The variables that are not as they were. -1 if there is one that cannot be kept.
static ssize_t find_changes(void) {
  range ranges[most_ranges];
  size_t ranges_count = variables(ranges);
  ssize_t count = 0;
  const char *earlier = making.before;
  const uint64_t *seeds = _swift_stdlib_Hashing_parameters.seeds;
  for (size_t i = 0; i < ranges_count; i++) {
    for (char *place = ranges[i].start; place < ranges[i].end; place += sizeof(uint64_t), earlier += sizeof(uint64_t)) {
      if (place >= (char *)&making && place < (char *)(&making + 1)) continue;
      // What was drawn before `main` is that of the tables in the image.
      int is_seed = place >= (char *)seeds && place < (char *)(seeds + 2);
      if (!is_seed && memcmp(earlier, place, sizeof(uint64_t)) == 0) continue;
      change next = {.place = (uint64_t *)place};
      memcpy(&next.value, place, sizeof next.value);
      if (count == most_changes || is_elsewhere(next.value)) return -1;
      making.changes[count++] = next;
    }
  }
  return count;
}

// In a block, an address of what was taken before `main` is such a leftover too: nobody but the runtime speaks of that. In a variable
// it would be the runtime's own, and is refused.
static int speaks_of_elsewhere(const char *heap, size_t length) {
  for (const char *place = heap; place < heap + length; place += sizeof(uint64_t)) {
    uint64_t value;
    memcpy(&value, place, sizeof value);
    if (is_elsewhere(value) && !zoetrope_heap_is_of_start(value)) return 1;
  }
  return 0;
}

// What looks like an address may be two small numbers side by side, as the ends of a span are, where something happens to lie there: of
// a hundred images a few are refused for that. Another process has other addresses; what is an address is refused there as well.
static void make_in_another_process(void) {
  static const char name[] = "ZOETROPE_STORE_IMAGE_AGAIN";
  const char *before = getenv(name);
  size_t attempts = before == NULL ? 0 : strlen(before);
  if (attempts >= 5) return;
  char marks[8] = {0};
  memset(marks, 'x', attempts + 1);
  char *arguments[] = {"zoetrope", NULL};
  if (setenv(name, marks, 1) == 0) execv("/proc/self/exe", arguments);
}

const char *zoetrope_store_image(const char *path) {
  if (making.before == NULL) return "there is no memory at the place for it";
  size_t heap_length = zoetrope_heap_end_image();
  if (heap_length == 0) return "there is no memory at the place for it";
  if (!find_elsewhere()) return "it is not known what lies where";
  ssize_t count = find_changes();
  if (count < 0) return "a variable cannot be kept";
  if (speaks_of_elsewhere(zoetrope_heap_base, heap_length)) {
    make_in_another_process();
    return "a block speaks of memory that is not kept";
  }
  size_t changes_length = (size_t)count * sizeof(change);
  // Some systems keep the date of a file to two seconds.
  struct timespec date = {.tv_sec = time(NULL) & ~(time_t)1}, dates[] = {date, date};
  trailer end = {
    .program_length = program_length(),
    .heap_length = heap_length,
    .heap_sum = sum_of(zoetrope_heap_base, heap_length),
    .changes_count = (uint64_t)count,
    .changes_sum = sum_of(making.changes, changes_length),
    .date = (uint64_t)date.tv_sec,
  };
  take_note(end.note);
  memcpy(end.mark, mark, sizeof mark);
  // The variable may have been left by somebody else: nothing is written over.
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0777);
  if (file < 0) return errno == EEXIST ? "there is a file of that name already" : "the file cannot be made";
  int is_written = copy_program(file) && write_part(file, zoetrope_heap_base, heap_length, &end.heap)
    && write_part(file, making.changes, changes_length, &end.changes);
  end.sum = sum_of(&end, offsetof(trailer, sum));
  is_written = is_written && write_all(file, &end, sizeof end) && futimens(file, dates) == 0;
  if (close(file) == 0 && is_written) return NULL;
  unlink(path);
  return "the file cannot be written";
}

#else

zoetrope_start zoetrope_begin(void) { return zoetrope_image_path() != NULL ? zoetrope_storing : zoetrope_plain; }

zoetrope_image_state zoetrope_image(void) { return zoetrope_image_none; }

const char *zoetrope_image_fault(void) { return NULL; }

int zoetrope_image_is_damaged(void) { return 0; }

const char *zoetrope_commit(void) { return NULL; }

const char *zoetrope_store_image(const char *path) {
  (void)path;
  return "only the static binary has one";
}

#endif
