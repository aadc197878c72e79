import Foundation
let vs: [Double] = [
  0, -0.0, 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 3, 1e10, -1e10, 1e308, 5e-324, 2.2250738585072014e-308, .infinity,
  -.infinity, .nan, -.nan, 123456.789, 0.1,
]
func h(_ d: Double) -> String { d.isNaN ? "nan" : String(d.bitPattern, radix: 16) }
func hf(_ d: Float) -> String { d.isNaN ? "nan" : String(d.bitPattern, radix: 16) }
for x in vs {
  var line = [round(x), rint(x), nearbyint(x), floor(x), ceil(x), trunc(x), fabs(x), sqrt(x), logb(x), cbrt(x)].map(h)
  line += [String(describing: frexp(x)), String(describing: modf(x))]
  if x.isFinite { line += [h(ldexp(x, 3)), h(ldexp(x, -3)), h(scalbn(x, 2))] }
  if x.isFinite, abs(x) < 1e15 { line += ["\(lround(x))", "\(lrint(x))", "\(llround(x))"] }
  line.append("\(ilogb(x))")
  print(x, line.joined(separator: " "))
  for y in vs {
    print(
      x, y,
      [
        fmod(x, y), remainder(x, y), fmin(x, y), fmax(x, y), copysign(x, y), fdim(x, y), nextafter(x, y), hypot(x, y),
        atan2(x, y),
      ].map(h).joined(separator: " "), hf(fminf(Float(x), Float(y))), hf(fmaxf(Float(x), Float(y))),
      hf(fmodf(Float(x), Float(y))))
  }
  print(fma(x, 2, 3), hf(roundf(Float(x))), hf(rintf(Float(x))))
}
for t in [
  "12", " 12ab", "-7", "0x1F", "0x", "077", "9223372036854775808", "-9223372036854775809", "+5", "", "abc", "1e5",
  "1.5e3x", ".5", "5.", "inf", "-Infinity", "nan", "1e", "1e+", "0x1p3", "- 5",
] {
  print(
    t, atoi(t), atol(t), atof(t), strtol(t, nil, 10), strtol(t, nil, 0), strtol(t, nil, 16), strtol(t, nil, 2),
    strtoul(t, nil, 10), strtod(t, nil))
}
for c in [Int32(0), 9, 10, 32, 47, 48, 57, 58, 65, 90, 97, 122, 126, 127, 128, 200, -1] {
  print(
    c, isalpha(c), isdigit(c), isspace(c), isupper(c), islower(c), ispunct(c), isalnum(c), isxdigit(c), iscntrl(c),
    isprint(c), isgraph(c), isblank(c), toupper(c), tolower(c))
}
for (a, b) in [("a", "b"), ("abc", "ab"), ("", ""), ("é", "e"), ("A", "a")] {
  print(strcmp(a, b).signum(), strncmp(a, b, 1).signum(), strcasecmp(a, b).signum(), strlen(a))
}
srand(42); print(rand(), rand(), random()); srand48(7); print(drand48(), lrand48(), mrand48())
print(div(7, -2), ldiv(-7, 2), labs(-3))
for t in ["0x1.8p1", "-0xA.p2x", "0x.8", "0xg", "0x1p", "0X1F", "1.e3", "-.5e-1", "1..5", "0x1.8"] {
  print(t, strtod(t, nil), atof(t))
}
