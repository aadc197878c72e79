import Foundation
var a: [Int32] = []
srandom(7)
print(random(), random(), srandom(1))
for s in [1, 2, 42, 12345] as [UInt32] { srand(s); print((0..<5).map { _ in rand() }) }
for s in [0, 1, 42, -5] { srand48(s); print((0..<3).map { _ in drand48() }, lrand48(), mrand48()) }
print(type(of: rand()), type(of: random()), type(of: lrand48()), type(of: time(nil)), type(of: clock()), type(of: strlen("a")), type(of: toupper(97)), type(of: CLOCKS_PER_SEC), type(of: labs(3)), type(of: atol("1")), type(of: strtol("ff", nil, 16)), type(of: isdigit(48)))
print(isalpha(97), isdigit(48), isspace(32), isupper(65), islower(97), ispunct(33), isalnum(95), isxdigit(70), isprint(10), iscntrl(10), isgraph(32), isblank(9))
let t0: time_t = 0
print(t0, UInt32(RAND_MAX), type(of: RAND_MAX), type(of: arc4random()), type(of: M_PI))
print(div(7, 2).quot, div(7, 2).rem, ldiv(-7, 2).quot)
print(strcmp("a", "b"), strcmp("b", "a"), strcmp("a", "a"), strncmp("abc", "abd", 2), strcasecmp("A", "a"))
print(strtod("2.5abc", nil), strtoul("12", nil, 10), strtol("077", nil, 0), strtol("0x1f", nil, 0), atof("  3.25 "))
