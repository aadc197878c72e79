
struct BigInt: SignedInteger, CustomDebugStringConvertible {
  typealias Magnitude = BigInt
  typealias Words = [UInt]
  var negative = false
  var limbs: [UInt32] = []
  init() {}
  init(negative: Bool, limbs: [UInt32]) { self.limbs = limbs; while self.limbs.last == 0 { self.limbs.removeLast() }; self.negative = negative && !self.limbs.isEmpty }
  init(integerLiteral value: Int) { self.init(value) }
  init<T: BinaryInteger>(_ source: T) {
    var m = source.magnitude
    var l: [UInt32] = []
    while m > 0 { l.append(UInt32(truncatingIfNeeded: m)); m >>= 32 }
    self.init(negative: source < 0, limbs: l)
  }
  init?<T: BinaryInteger>(exactly source: T) { self.init(source) }
  init<T: BinaryInteger>(clamping source: T) { self.init(source) }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) { self.init(source) }
  init<T: BinaryFloatingPoint>(_ source: T) { self.init(Int(source)) }
  init?<T: BinaryFloatingPoint>(exactly source: T) { guard let i = Int(exactly: source) else { return nil }; self.init(i) }
  var magnitude: BigInt { BigInt(negative: false, limbs: limbs) }
  var bitWidth: Int { limbs.count * 32 + 1 }
  var trailingZeroBitCount: Int { var n = 0; for l in limbs { if l == 0 { n += 32 } else { return n + l.trailingZeroBitCount } }; return n }
  var words: [UInt] {
    var result: [UInt] = []
    var i = 0
    while i < limbs.count { result.append(UInt(limbs[i]) | (i + 1 < limbs.count ? UInt(limbs[i + 1]) << 32 : 0)); i += 2 }
    if result.isEmpty { return [0] }
    if result.last! >> 63 == 1 { result.append(0) }
    if negative { var carry = true; for j in result.indices { result[j] = ~result[j]; if carry { let (s, o) = result[j].addingReportingOverflow(1); result[j] = s; carry = o } } }
    return result
  }
  static func cmp(_ a: [UInt32], _ b: [UInt32]) -> Int {
    if a.count != b.count { return a.count < b.count ? -1 : 1 }
    for i in a.indices.reversed() where a[i] != b[i] { return a[i] < b[i] ? -1 : 1 }
    return 0
  }
  static func add(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var r: [UInt32] = [], c: UInt64 = 0
    for i in 0..<Swift.max(a.count, b.count) { let s = (i < a.count ? UInt64(a[i]) : 0) + (i < b.count ? UInt64(b[i]) : 0) + c; r.append(UInt32(truncatingIfNeeded: s)); c = s >> 32 }
    if c > 0 { r.append(UInt32(c)) }
    return r
  }
  static func sub(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var r: [UInt32] = [], c: Int64 = 0
    for i in a.indices { var s = Int64(a[i]) - (i < b.count ? Int64(b[i]) : 0) - c; c = s < 0 ? 1 : 0; if s < 0 { s += 1 << 32 }; r.append(UInt32(s)) }
    return r
  }
  static func + (a: BigInt, b: BigInt) -> BigInt {
    if a.negative == b.negative { return BigInt(negative: a.negative, limbs: add(a.limbs, b.limbs)) }
    return cmp(a.limbs, b.limbs) >= 0 ? BigInt(negative: a.negative, limbs: sub(a.limbs, b.limbs)) : BigInt(negative: b.negative, limbs: sub(b.limbs, a.limbs))
  }
  static func - (a: BigInt, b: BigInt) -> BigInt { a + BigInt(negative: !b.negative, limbs: b.limbs) }
  static func * (a: BigInt, b: BigInt) -> BigInt {
    var r = [UInt32](repeating: 0, count: a.limbs.count + b.limbs.count)
    for i in a.limbs.indices { var c: UInt64 = 0
      for j in b.limbs.indices { let t = UInt64(a.limbs[i]) * UInt64(b.limbs[j]) + UInt64(r[i + j]) + c; r[i + j] = UInt32(truncatingIfNeeded: t); c = t >> 32 }
      r[i + b.limbs.count] = UInt32(c) }
    return BigInt(negative: a.negative != b.negative, limbs: r)
  }
  func quotientAndRemainder(dividingBy b: BigInt) -> (quotient: BigInt, remainder: BigInt) {
    var q = [UInt32](repeating: 0, count: limbs.count), r = BigInt()
    for i in limbs.indices.reversed() { for bit in (0..<32).reversed() {
      r = BigInt(negative: false, limbs: BigInt.add(r.limbs, r.limbs))
      if (limbs[i] >> UInt32(bit)) & 1 == 1 { r = r + 1 }
      if BigInt.cmp(r.limbs, b.limbs) >= 0 { r = BigInt(negative: false, limbs: BigInt.sub(r.limbs, b.limbs)); q[i] |= 1 << UInt32(bit) } } }
    return (BigInt(negative: negative != b.negative, limbs: q), BigInt(negative: negative, limbs: r.limbs))
  }
  static func / (a: BigInt, b: BigInt) -> BigInt { a.quotientAndRemainder(dividingBy: b).quotient }
  static func % (a: BigInt, b: BigInt) -> BigInt { a.quotientAndRemainder(dividingBy: b).remainder }
  static func += (a: inout BigInt, b: BigInt) { a = a + b }
  static func -= (a: inout BigInt, b: BigInt) { a = a - b }
  static func *= (a: inout BigInt, b: BigInt) { a = a * b }
  static func /= (a: inout BigInt, b: BigInt) { a = a / b }
  static func %= (a: inout BigInt, b: BigInt) { a = a % b }
  static func &= (a: inout BigInt, b: BigInt) { a = BigInt(negative: false, limbs: zip(a.limbs, b.limbs).map { $0 & $1 }) }
  static func |= (a: inout BigInt, b: BigInt) { var l = a.limbs; for i in b.limbs.indices { if i < l.count { l[i] |= b.limbs[i] } else { l.append(b.limbs[i]) } }; a = BigInt(negative: false, limbs: l) }
  static func ^= (a: inout BigInt, b: BigInt) { a = a + b - 2 * (a & b) }
  static prefix func ~ (a: BigInt) -> BigInt { 0 - a - 1 }
  static func <<= <R: BinaryInteger>(a: inout BigInt, b: R) { for _ in 0..<Int(b) { a = a + a } }
  static func >>= <R: BinaryInteger>(a: inout BigInt, b: R) { for _ in 0..<Int(b) { a = a / 2 } }
  static func == (a: BigInt, b: BigInt) -> Bool { a.negative == b.negative && a.limbs == b.limbs }
  static func < (a: BigInt, b: BigInt) -> Bool {
    if a.negative != b.negative { return a.negative }
    let c = cmp(a.limbs, b.limbs); return a.negative ? c > 0 : c < 0
  }
  var debugDescription: String { "BigInt(\(description))" }
}
func fact(_ n: Int) -> BigInt { n < 2 ? 1 : fact(n - 1) * BigInt(n) }
print(fact(25), fact(40), -fact(22), abs(-fact(23)))
print(String(fact(30), radix: 16), [fact(21)], fact(3) as Any)
print(fact(25) == 1, fact(5) == 120, fact(5) == 120 as UInt8, -fact(25) < Int.min, fact(25) > UInt64.max, Int(fact(10)), Int(exactly: fact(30)) as Any, Int8(clamping: -fact(30)), Int(truncatingIfNeeded: fact(22)))
print(Double(fact(25)), Double(-fact(30)), fact(25).isMultiple(of: 25), fact(25).signum(), (-fact(25)).signum())
print(fact(25) & 0xffff_0000, fact(5) | 7, fact(5) ^ 3, fact(5) << 70, fact(25) >> 20, ~fact(5))
print(fact(6).distance(to: 700), fact(6).advanced(by: 3), Array(fact(3)..<9), stride(from: BigInt(1), through: 10, by: 4).map { $0 })
print([fact(5), -3, fact(4)].sorted(), Set([fact(5), 120]).count, fact(5).hashValue == BigInt(120).hashValue)
print(fact(25).quotientAndRemainder(dividingBy: 1_000_007), -fact(20) % 1_000_003, fact(20) / -7)
var n = fact(12); n.negate(); n += 1; n *= 2; n -= 5; n /= 3; n %= 1000
print(n, BigInt.isSigned, BigInt(), BigInt.zero, +n, n.bitWidth)
