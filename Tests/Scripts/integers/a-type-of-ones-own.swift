struct U128: FixedWidthInteger, UnsignedInteger {
  var hi: UInt64, lo: UInt64
  init(hi: UInt64, lo: UInt64) { self.hi = hi; self.lo = lo }
  static let bitWidth = 128
  typealias Words = [UInt]
  typealias IntegerLiteralType = UInt64
  init(integerLiteral v: UInt64) { hi = 0; lo = v }
  var words: [UInt] { [UInt(lo), UInt(hi)] }
  init(_truncatingBits b: UInt) { hi = 0; lo = UInt64(b) }
  init<T: BinaryInteger>(truncatingIfNeeded s: T) { let w = Array(s.words); lo = UInt64(w[0]); hi = w.count > 1 ? UInt64(w[1]) : (s < 0 ? .max : 0) }
  static var max: U128 { U128(hi: .max, lo: .max) }
  static var min: U128 { U128(hi: 0, lo: 0) }
  func addingReportingOverflow(_ o: U128) -> (partialValue: U128, overflow: Bool) {
    let (l, c) = lo.addingReportingOverflow(o.lo)
    let (h, d) = hi.addingReportingOverflow(o.hi)
    let (h2, e) = h.addingReportingOverflow(c ? 1 : 0)
    return (U128(hi: h2, lo: l), d || e) }
  func subtractingReportingOverflow(_ o: U128) -> (partialValue: U128, overflow: Bool) { 
    let (l, c) = lo.subtractingReportingOverflow(o.lo)
    let (h, d) = hi.subtractingReportingOverflow(o.hi)
    let (h2, e) = h.subtractingReportingOverflow(c ? 1 : 0)
    return (U128(hi: h2, lo: l), d || e) }
  func multipliedReportingOverflow(by o: U128) -> (partialValue: U128, overflow: Bool) { 
    let p = lo.multipliedFullWidth(by: o.lo)
    let h = p.high &+ hi &* o.lo &+ lo &* o.hi
    return (U128(hi: h, lo: p.low), false) }
  func divmod(_ o: U128) -> (U128, U128) {
    precondition(o.hi != 0 || o.lo != 0)
    var q = U128(hi: 0, lo: 0), r = U128(hi: 0, lo: 0)
    for i in (0..<128).reversed() {
      r &<<= U128(hi: 0, lo: 1)
      let bit = i >= 64 ? (hi >> UInt64(i - 64)) & 1 : (lo >> UInt64(i)) & 1
      r.lo |= bit
      if !(r < o) { r = r - o; if i >= 64 { q.hi |= 1 << UInt64(i - 64) } else { q.lo |= 1 << UInt64(i) } }
    }
    return (q, r) }
  func dividedReportingOverflow(by o: U128) -> (partialValue: U128, overflow: Bool) { (divmod(o).0, false) }
  func remainderReportingOverflow(dividingBy o: U128) -> (partialValue: U128, overflow: Bool) { (divmod(o).1, false) }
  func multipliedFullWidth(by o: U128) -> (high: U128, low: U128) { (0, 0) }
  func dividingFullWidth(_ d: (high: U128, low: U128)) -> (quotient: U128, remainder: U128) { (0, 0) }
  static func + (a: U128, b: U128) -> U128 { let (r, o) = a.addingReportingOverflow(b); precondition(!o); return r }
  static func - (a: U128, b: U128) -> U128 { let (r, o) = a.subtractingReportingOverflow(b); precondition(!o); return r }
  static func * (a: U128, b: U128) -> U128 { a.multipliedReportingOverflow(by: b).partialValue }
  static func / (a: U128, b: U128) -> U128 { a.divmod(b).0 }
  static func % (a: U128, b: U128) -> U128 { a.divmod(b).1 }
  static func += (a: inout U128, b: U128) { a = a + b }
  static func -= (a: inout U128, b: U128) { a = a - b }
  static func *= (a: inout U128, b: U128) { a = a * b }
  static func /= (a: inout U128, b: U128) { a = a / b }
  static func %= (a: inout U128, b: U128) { a = a % b }
  static func &= (a: inout U128, b: U128) { a.hi &= b.hi; a.lo &= b.lo }
  static func |= (a: inout U128, b: U128) { a.hi |= b.hi; a.lo |= b.lo }
  static func ^= (a: inout U128, b: U128) { a.hi ^= b.hi; a.lo ^= b.lo }
  static func == (a: U128, b: U128) -> Bool { a.hi == b.hi && a.lo == b.lo }
  static func < (a: U128, b: U128) -> Bool { (a.hi, a.lo) < (b.hi, b.lo) }
  static func &<<= (a: inout U128, b: U128) { let n = b.lo & 127; a = n == 0 ? a : n >= 64 ? U128(hi: a.lo << (n - 64), lo: 0) : U128(hi: a.hi << n | a.lo >> (64 - n), lo: a.lo << n) }
  static func &>>= (a: inout U128, b: U128) { let n = b.lo & 127; a = n == 0 ? a : n >= 64 ? U128(hi: 0, lo: a.hi >> (n - 64)) : U128(hi: a.hi >> n, lo: a.lo >> n | a.hi << (64 - n)) }
  var leadingZeroBitCount: Int { hi == 0 ? 64 + lo.leadingZeroBitCount : hi.leadingZeroBitCount }
  var trailingZeroBitCount: Int { lo == 0 ? 64 + hi.trailingZeroBitCount : lo.trailingZeroBitCount }
  var nonzeroBitCount: Int { hi.nonzeroBitCount + lo.nonzeroBitCount }
  var byteSwapped: U128 { U128(hi: lo.byteSwapped, lo: hi.byteSwapped) }
}

let big = U128.max
print(big, U128.min, big / 3, big % 1000, String(big, radix: 16), String(big >> 60, radix: 36, uppercase: true))
print(U128("340282366920938463463374607431768211455") as Any, U128("340282366920938463463374607431768211456") as Any, U128("-1") as Any, U128("ff", radix: 16) as Any, U128("") as Any, U128("+7")!)
print(Double(big), Double(big >> 1), Double((1 as U128) << 100), Float(big >> 3), Double(exactly: big) as Any, Double(exactly: (1 as U128) << 100) as Any)
print(U128(1e30), U128(exactly: 1e30) as Any, U128(exactly: 1.5) as Any, U128(exactly: -1.0) as Any, U128(exactly: 4e38) as Any, U128(123.9))
print(Int(exactly: big) as Any, UInt64(exactly: big >> 64) as Any, UInt64(truncatingIfNeeded: big), Int8(clamping: big), Int(clamping: big), UInt8(truncatingIfNeeded: big - 5))
print(big == UInt64.max, (big >> 64) == UInt64.max, big > Int.max, Int8(-1) == big, big != 3, UInt64.max < big, big >= big, (5 as U128) == 5 as Int8)
var x: U128 = 1
for i in 1...30 { x *= U128(i) }
print(x, x.isMultiple(of: 7), x.isMultiple(of: 31), x.signum(), x.quotientAndRemainder(dividingBy: 1_000_000_007))
print(x.trailingZeroBitCount, x.leadingZeroBitCount, x.nonzeroBitCount, x.bitWidth, x.magnitude == x, U128.isSigned, ~x == big - x)
print(x &+ big, x &- big, x &* x, x << 200, x >> 200, x << -3, x >> -3, (x &<< 129) == x << 1)
print(x.distance(to: x + 5), (x + 5).distance(to: x), x.advanced(by: -3) == x - 3)
print(Array((3 as U128)..<7), Array(stride(from: 10 as U128, to: 0, by: -3)), (3 as U128)...5 ~= 4)
print([x, 3, big].sorted(), [x, 3].max()!, Set([x, 3, x]).count, [3 as U128: "three"][3]!, x.hashValue == (x + 0).hashValue)
print(x.multipliedFullWidth(by: big), U128(littleEndian: 5), U128(bigEndian: 5) == (5 as U128).byteSwapped)
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
func fw<T: FixedWidthInteger>(_ a: T) -> (T, T, Int, Bool) { (T.max, a &+ T.max, T.bitWidth, a.addingReportingOverflow(T.max).overflow) }
print(gcd(x, 1 << 60), gcd(12, 18), fw(x), fw(UInt8(3)))
func total<S: Sequence>(_ s: S) -> S.Element where S.Element: Numeric { s.reduce(0, +) }
print(total([x, 1]), total([1, 2]), [x, 5].reduce(0, +))
func power<T: FixedWidthInteger>(_ b: T, _ e: Int) -> T? { var r: T = 1; for _ in 0..<e { let (p, o) = r.multipliedReportingOverflow(by: b); if o { return nil }; r = p }; return r }
print(power(10 as U128, 30) as Any, power(10 as Int8, 3) as Any)
print("\(x) \(big as Any)", [x].description, Optional(x) as Any, x.description.count)
let any: any BinaryInteger = x
print(any, any.bitWidth, Int(truncatingIfNeeded: any))
print(UInt32(exactly: U128(7))!, UInt8(U128(255)), Int(U128(5)) + 1, numericCast(U128(9)) as Int)
var rest = x
var digits: [Int] = []
while rest > 0 { digits.append(Int(rest % 10)); rest /= 10 }
print(digits.reversed().map(String.init).joined())
print(x & 0xff, x | 1, x ^ x, x & ~1 == x)
struct Seeded: RandomNumberGenerator { var s: UInt64 = 1; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
var g = Seeded()

