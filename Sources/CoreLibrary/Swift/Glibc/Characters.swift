// Characters and texts, as C has them: numbers, of which those of ASCII alone are letters.

private func isIn(_ range: ClosedRange<Int32>, _ character: Int32) -> Bool { range.contains(character) }
private func isUpper(_ c: Int32) -> Bool { isIn(65...90, c) }
private func isLower(_ c: Int32) -> Bool { isIn(97...122, c) }
private func isDigit(_ c: Int32) -> Bool { isIn(48...57, c) }
private func isLetter(_ c: Int32) -> Bool { isUpper(c) || isLower(c) }

// What is so is told by the bit that the GNU C library has for it.
public func isupper(_ c: Int32) -> Int32 { isUpper(c) ? 256 : 0 }
public func islower(_ c: Int32) -> Int32 { isLower(c) ? 512 : 0 }
public func isalpha(_ c: Int32) -> Int32 { isLetter(c) ? 1024 : 0 }
public func isdigit(_ c: Int32) -> Int32 { isDigit(c) ? 2048 : 0 }
public func isxdigit(_ c: Int32) -> Int32 { isDigit(c) || isIn(65...70, c) || isIn(97...102, c) ? 4096 : 0 }
public func isspace(_ c: Int32) -> Int32 { c == 32 || isIn(9...13, c) ? 8192 : 0 }
public func isprint(_ c: Int32) -> Int32 { isIn(32...126, c) ? 16384 : 0 }
public func isgraph(_ c: Int32) -> Int32 { isIn(33...126, c) ? 32768 : 0 }
public func isblank(_ c: Int32) -> Int32 { c == 32 || c == 9 ? 1 : 0 }
public func iscntrl(_ c: Int32) -> Int32 { isIn(0...31, c) || c == 127 ? 2 : 0 }
public func ispunct(_ c: Int32) -> Int32 { isIn(33...126, c) && !isLetter(c) && !isDigit(c) ? 4 : 0 }
public func isalnum(_ c: Int32) -> Int32 { isLetter(c) || isDigit(c) ? 8 : 0 }
public func toupper(_ c: Int32) -> Int32 { isLower(c) ? c - 32 : c }
public func tolower(_ c: Int32) -> Int32 { isUpper(c) ? c + 32 : c }

/// A text ends for C where there is a zero in it.
private func units(_ text: String) -> [Int32] { text.utf8.prefix { $0 != 0 }.map { Int32($0) } }

public func strlen(_ text: String) -> Int { units(text).count }
public func strlen(_ text: UnsafePointer<CChar>!) -> Int { String(cString: text).utf8.count }
public func strlen(_ text: UnsafeMutablePointer<CChar>!) -> Int { strlen(UnsafePointer(text)) }

private func difference(_ one: [Int32], _ other: [Int32], _ limit: Int) -> Int32 {
  for index in 0..<min(limit, max(one.count, other.count)) {
    let left = index < one.count ? one[index] : 0
    let right = index < other.count ? other[index] : 0
    if left != right { return left - right }
  }
  return 0
}

public func strcmp(_ one: String, _ other: String) -> Int32 { difference(units(one), units(other), Int.max) }
public func strncmp(_ one: String, _ other: String, _ count: Int) -> Int32 {
  difference(units(one), units(other), count)
}
public func strcasecmp(_ one: String, _ other: String) -> Int32 {
  difference(units(one).map(tolower), units(other).map(tolower), Int.max)
}
public func strncasecmp(_ one: String, _ other: String, _ count: Int) -> Int32 {
  difference(units(one).map(tolower), units(other).map(tolower), count)
}

// MARK: Numbers at the beginning of a text

/// Where a number ends is told by a pointer into the text, which is gone with the call.
private func checkNoEnd(_ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) {
  if end != nil { fatalError("Zoetrope does not support asking C where in a text a number ends") }
}

private func valueOfDigit(_ c: Int32) -> Int {
  if isDigit(c) { return Int(c) - 48 }
  return isLetter(c) ? Int(tolower(c)) - 87 : 99
}

/// The digits behind spaces, a sign and what says the base; nil where the number is none that fits.
private func number(_ text: String, _ given: Int32) -> (isNegative: Bool, magnitude: UInt?) {
  var rest = units(text).drop { isspace($0) != 0 }
  let isNegative = rest.first == 45
  if isNegative || rest.first == 43 { rest = rest.dropFirst() }
  var base = Int(given)
  let isHexadecimal = rest.count > 2 && rest.first == 48 && tolower(rest[rest.startIndex + 1]) == 120
  if base == 16 || base == 0, isHexadecimal, isxdigit(rest[rest.startIndex + 2]) != 0 {
    rest = rest.dropFirst(2)
    base = 16
  }
  if base == 0 { base = rest.first == 48 ? 8 : 10 }
  var magnitude: UInt = 0
  for digit in rest.lazy.map({ valueOfDigit($0) }).prefix(while: { $0 < base }) {
    let (product, isTooBig) = magnitude.multipliedReportingOverflow(by: UInt(base))
    let (sum, isStillTooBig) = product.addingReportingOverflow(UInt(digit))
    if isTooBig || isStillTooBig { return (isNegative, nil) }
    magnitude = sum
  }
  return (isNegative, magnitude)
}

public func strtol(_ text: String, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!, _ base: Int32) -> Int {
  checkNoEnd(end)
  let (isNegative, magnitude) = number(text, base)
  guard let magnitude, magnitude <= UInt(Int.max) else { return isNegative ? Int.min : Int.max }
  return isNegative ? -Int(magnitude) : Int(magnitude)
}

public func strtoul(_ text: String, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!, _ base: Int32) -> UInt {
  checkNoEnd(end)
  let (isNegative, magnitude) = number(text, base)
  guard let magnitude else { return UInt.max }
  return isNegative ? 0 &- magnitude : magnitude
}

public func strtod(_ text: String, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) -> Double {
  checkNoEnd(end)
  let all = Array(units(text).drop { isspace($0) != 0 })
  var length = 0
  func skip(_ isMeant: (Int32) -> Bool) -> Int {
    let start = length
    while length < all.count && isMeant(all[length]) { length += 1 }
    return length - start
  }
  if length < all.count, all[length] == 45 || all[length] == 43 { length += 1 }
  for word in ["infinity", "inf", "nan"] {
    let rest = all[length...].prefix(word.utf8.count).map { tolower($0) }
    if rest == units(word) { return word == "nan" ? .nan : all.first == 45 ? -.infinity : .infinity }
  }
  let start = all[length...].prefix(4)
  let isHexadecimal =
    start.count > 2 && start.first == 48 && tolower(all[length + 1]) == 120
    && start.dropFirst(2).drop { $0 == 46 }.first.map { isxdigit($0) != 0 } ?? false
  if isHexadecimal { length += 2 }
  func isMeant(_ c: Int32) -> Bool { isHexadecimal ? isxdigit(c) != 0 : isDigit(c) }
  var digits = skip(isMeant)
  if length < all.count, all[length] == 46 {
    length += 1
    digits += skip(isMeant)
  }
  if digits == 0 { return 0 }
  let mantissa = length
  if length < all.count, tolower(all[length]) == (isHexadecimal ? 112 : 101) {
    length += 1
    if length < all.count, all[length] == 45 || all[length] == 43 { length += 1 }
    if skip(isDigit) == 0 { length = mantissa }
  }
  var words = String(decoding: all[..<length].map { UInt8($0) }, as: UTF8.self)
  // `.5` and `5.` are numbers for C alone.
  words = words.hasSuffix(".") ? words + "0" : words
  return Double(words) ?? 0
}

public func atoi(_ text: String) -> Int32 { Int32(truncatingIfNeeded: strtol(text, nil, 10)) }
public func atol(_ text: String) -> Int { strtol(text, nil, 10) }
public func atoll(_ text: String) -> Int64 { Int64(strtol(text, nil, 10)) }
public func atof(_ text: String) -> Double { strtod(text, nil) }

// MARK: Whole numbers

public func labs(_ number: Int) -> Int { Swift.abs(number) }
public func llabs(_ number: Int64) -> Int64 { Swift.abs(number) }

public struct div_t {
  public var quot: Int32 = 0
  public var rem: Int32 = 0
  public init() {}
  public init(quot: Int32, rem: Int32) {
    self.quot = quot
    self.rem = rem
  }
}

public struct ldiv_t {
  public var quot = 0
  public var rem = 0
  public init() {}
  public init(quot: Int, rem: Int) {
    self.quot = quot
    self.rem = rem
  }
}

public func div(_ number: Int32, _ divisor: Int32) -> div_t { div_t(quot: number / divisor, rem: number % divisor) }
public func ldiv(_ number: Int, _ divisor: Int) -> ldiv_t { ldiv_t(quot: number / divisor, rem: number % divisor) }
