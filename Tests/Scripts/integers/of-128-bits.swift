let a: Int128 = 170141183460469231731687303715884105727
let b: UInt128 = 340282366920938463463374607431768211455
let c: Int128 = -170141183460469231731687303715884105728
let d: UInt128 = 0xffff_ffff_ffff_ffff_ff
let e: Int128 = 9223372036854775808, e2: Int128 = -9223372036854775809, e3: UInt128 = 18446744073709551615
print(a, b, c, d, e, e2, e3)
print(Int128.max, Int128.min, UInt128.max, UInt128.min, Int128.bitWidth)
print(a / 3, c / 7, b / d, b % d, a % 1_000_000_007, c % -13, (c + 1) / -1)
print(a &+ 1 == c, c &- 1 == a, a &* 2, b &* b, a.addingReportingOverflow(1), c.subtractingReportingOverflow(1).overflow, a.multipliedReportingOverflow(by: 2), c.dividedReportingOverflow(by: -1), c.remainderReportingOverflow(dividingBy: -1))
print(a >> 3, c >> 100, c >> 200, b >> 127, (1 as UInt128) << 127, (1 as Int128) << 127, a << 1, -1 >> 5 as Int128)
print(a & 255, c | 1, ~a == c, a ^ c, -a, +a, abs(-a), a.magnitude, c.magnitude)
print(Double(a), Double(c), Double(b), Int128(1e20), UInt128(exactly: 2.5) as Any, Int128(exactly: 1e38) as Any, Int128(-1e30), Float(a))
print(Int(truncatingIfNeeded: a), UInt64(truncatingIfNeeded: c), Int(clamping: c), UInt(clamping: b), Int(exactly: e2) as Any, UInt64(exactly: e) as Any, Int128(Int.min), UInt128(UInt64.max), Int128(truncatingIfNeeded: b), UInt128(bitPattern: -1), Int128(bitPattern: b))
print(Int128("123") as Any, Int128("-170141183460469231731687303715884105728") as Any, Int128("170141183460469231731687303715884105728") as Any, UInt128("-1") as Any, Int128("7f", radix: 16) as Any)
print(String(a, radix: 16), String(c, radix: 2), String(b, radix: 36, uppercase: true))
print(a.leadingZeroBitCount, c.leadingZeroBitCount, d.trailingZeroBitCount, a.nonzeroBitCount, e.trailingZeroBitCount, a.signum(), c.signum(), a.byteSwapped)
func mulmod(_ x: UInt64, _ y: UInt64, _ m: UInt64) -> UInt64 { UInt64(UInt128(x) * UInt128(y) % UInt128(m)) }
func powmod(_ b: UInt64, _ e: UInt64, _ m: UInt64) -> UInt64 { var r: UInt64 = 1, b = b % m, e = e; while e > 0 { if e & 1 == 1 { r = mulmod(r, b, m) }; b = mulmod(b, b, m); e >>= 1 }; return r }
print(powmod(3, 1_000_000_000_000, 18446744073709551557), mulmod(.max, .max, 18446744073709551557))
func fib(_ n: Int) -> UInt128 { var a: UInt128 = 0, b: UInt128 = 1; for _ in 0..<n { (a, b) = (b, a + b) }; return a }
print(fib(184), fib(100))
func fact(_ n: Int128) -> Int128 { n < 2 ? 1 : n * fact(n - 1) }
print(fact(33), (1...10 as ClosedRange<Int128>).reduce(1, *), [a, c, 0].sorted(), Set([a, a, c]).count, [a: "x"][a]!)
print(a == Int.max, c < Int.min, b > UInt64.max, (5 as Int128) == 5 as UInt8, a > b, c < b, a.distance(to: a - 5), (5 as Int128).advanced(by: -7))
print(a.multipliedFullWidth(by: a), b.multipliedFullWidth(by: b), (7 as UInt128).dividingFullWidth((high: 3, low: 9)), (-7 as Int128).dividingFullWidth((high: -1, low: 100)))
var x = a; x /= 10; x -= 3; x *= 2; x %= 1000; x += 1; x <<= 70; x >>= 3; x |= 1; x ^= 5; x &= .max
print(x, x.isMultiple(of: 2), x.quotientAndRemainder(dividingBy: 12345678901234567890))
print("\(a)", [c], a as Any, Optional(b) as Any, a.description.count, a.hashValue == (a + 0).hashValue, type(of: a), type(of: a.magnitude))
var r: UInt64 = 12345
func next() -> UInt128 { func n() -> UInt64 { r = r &* 6364136223846793005 &+ 1442695040888963407; return r >> (r % 60) }; return UInt128(n()) << 64 | UInt128(n()) }
var sum: UInt128 = 0
for _ in 0..<3000 { let p = next(), q = next() >> UInt128(r % 120) | 1; let (d, m) = p.quotientAndRemainder(dividingBy: q); precondition(d * q + m == p && m < q); sum = sum &+ d ^ m }
print(sum)
