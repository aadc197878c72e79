// Notice: a fraction with all its operators, and a polynomial over anything that can add and multiply, fractions too.
struct Fraction: Hashable {
  let top: Int, bottom: Int
  init(_ top: Int, _ bottom: Int = 1) {
    precondition(bottom != 0, "a fraction needs a bottom")
    func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
    let shared = gcd(top, bottom) * bottom.signum()
    self.top = top / shared
    self.bottom = bottom / shared
  }
}
extension Fraction: SignedNumeric, Comparable, CustomStringConvertible {
  init(integerLiteral value: Int) { self.init(value) }
  init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self.init(value)
  }
  var magnitude: Fraction { Fraction(abs(top), bottom) }
  var description: String { bottom == 1 ? "\(top)" : "\(top)/\(bottom)" }
  static func + (a: Fraction, b: Fraction) -> Fraction {
    Fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
  }
  static func - (a: Fraction, b: Fraction) -> Fraction { a + -b }
  static func * (a: Fraction, b: Fraction) -> Fraction { Fraction(a.top * b.top, a.bottom * b.bottom) }
  static func / (a: Fraction, b: Fraction) -> Fraction { Fraction(a.top * b.bottom, a.bottom * b.top) }
  static func *= (a: inout Fraction, b: Fraction) { a = a * b }
  static func < (a: Fraction, b: Fraction) -> Bool { a.top * b.bottom < b.top * a.bottom }
  static prefix func - (a: Fraction) -> Fraction { Fraction(-a.top, a.bottom) }
}
extension Double { init(_ fraction: Fraction) { self = Double(fraction.top) / Double(fraction.bottom) } }

let half = Fraction(1, 2), third = Fraction(2, 6)
print(half + third, half - third, half * third, half / third, -half, Fraction(3, -9), Fraction(8, 4))
print(half > third, [half, third, 1, -2].sorted(), half + 1, 2 * third, Double(Fraction(3, 8)))
print((1...4).map { Fraction(1, $0) }.reduce(0, +), Set([half, Fraction(2, 4)]).count, (-half).magnitude == half)
var product: Fraction = 1
for n in 1...4 { product *= Fraction(n, n + 1) }
product += 1
print(product, [half, third].max()!, abs(Fraction(-3, 4)), Fraction(exactly: 7 as UInt8)!, half == 0)

struct Polynomial<Scalar: Numeric>: Equatable {
  // coefficients[i] belongs to x to the i.
  private(set) var coefficients: [Scalar]
  init(_ coefficients: [Scalar]) {
    self.coefficients = coefficients
    while self.coefficients.last == .zero { self.coefficients.removeLast() }
  }
  var degree: Int { coefficients.count - 1 }
  func callAsFunction(_ x: Scalar) -> Scalar { coefficients.reversed().reduce(.zero) { $0 * x + $1 } }
  var derivative: Polynomial {
    Polynomial(coefficients.enumerated().dropFirst().map { Scalar(exactly: $0.offset)! * $0.element })
  }
  static func + (p: Polynomial, q: Polynomial) -> Polynomial {
    Polynomial((0..<max(p.coefficients.count, q.coefficients.count)).map { p[$0] + q[$0] })
  }
  static func * (p: Polynomial, q: Polynomial) -> Polynomial {
    var result = Array(repeating: Scalar.zero, count: p.coefficients.count + q.coefficients.count)
    for (i, a) in p.coefficients.enumerated() { for (j, b) in q.coefficients.enumerated() { result[i + j] += a * b } }
    return Polynomial(result)
  }
  subscript(power: Int) -> Scalar { coefficients.indices.contains(power) ? coefficients[power] : .zero }
}
extension Polynomial: ExpressibleByArrayLiteral { init(arrayLiteral elements: Scalar...) { self.init(elements) } }
extension Polynomial: CustomStringConvertible {
  var description: String {
    let terms = coefficients.enumerated().reversed().filter { $0.element != .zero }.map { power, c -> String in
      let x = power == 0 ? "" : power == 1 ? "x" : "x^\(power)"
      return c == 1 && power > 0 ? x : "\(c)\(x)"
    }
    return terms.isEmpty ? "0" : terms.joined(separator: " + ")
  }
}

let p: Polynomial<Int> = [1, 2, 1], q: Polynomial = [-1, 1]
print(p, "|", q, "|", p + q, "|", p * q, "|", q * q * q)
print(p(3), (-2...2).map { p($0) }, p.derivative, p.derivative.derivative.derivative, p.degree, p[7])
print((p + [0, 0, -1]).degree, p * [] == [], p == [1, 2, 1, 0])
let f: Polynomial<Fraction> = [half, 0, third]
print(f, "|", f(half), f.derivative, (f * f)[4], Polynomial<Double>([0.5, 1])(2))
