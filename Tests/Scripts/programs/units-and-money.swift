// Notice: phantom types keep metres from grams and euros from yen; conversion and rounding are written once.
protocol Unit {
  static var symbol: String { get }
  static var toBase: (Double) -> Double { get }
  static var fromBase: (Double) -> Double { get }
  associatedtype Dimension
}
enum Length {}
enum Temperature {}
enum Metre: Unit { typealias Dimension = Length; static let symbol = "m" }
enum Mile: Unit { typealias Dimension = Length; static let symbol = "mi"; static let factor = 1609.344 }
enum Foot: Unit { typealias Dimension = Length; static let symbol = "ft"; static let factor = 0.3048 }
enum Kelvin: Unit { typealias Dimension = Temperature; static let symbol = "K" }
enum Celsius: Unit {
  typealias Dimension = Temperature
  static let symbol = "°C"
  static let toBase: (Double) -> Double = { $0 + 273.15 }
  static let fromBase: (Double) -> Double = { $0 - 273.15 }
}
enum Fahrenheit: Unit {
  typealias Dimension = Temperature
  static let symbol = "°F"
  static let toBase: (Double) -> Double = { ($0 + 459.67) * 5 / 9 }
  static let fromBase: (Double) -> Double = { $0 * 9 / 5 - 459.67 }
}
extension Unit {
  static var toBase: (Double) -> Double { { $0 } }
  static var fromBase: (Double) -> Double { { $0 } }
}
extension Mile { static var toBase: (Double) -> Double { { $0 * factor } }
  static var fromBase: (Double) -> Double { { $0 / factor } } }
extension Foot { static var toBase: (Double) -> Double { { $0 * factor } }
  static var fromBase: (Double) -> Double { { $0 / factor } } }

struct Measure<U: Unit>: CustomStringConvertible {
  var value: Double
  init(_ value: Double) { self.value = value }
  func to<V: Unit>(_ unit: V.Type = V.self) -> Measure<V> where V.Dimension == U.Dimension {
    Measure<V>(V.fromBase(U.toBase(value)))
  }
  var description: String { "\(value.cut(2)) \(U.symbol)" }
  static func + <V>(a: Measure, b: Measure<V>) -> Measure where V.Dimension == U.Dimension {
    Measure(a.value + b.to(U.self).value)
  }
}
extension Double {
  // Two decimals without Foundation: scale, round by hand, scale back.
  func cut(_ digits: Int) -> Double {
    let scale = (0..<digits).reduce(1.0) { s, _ in s * 10 }
    return Double(Int(self * scale + (self < 0 ? -0.5 : 0.5))) / scale
  }
}
print(Measure<Mile>(26.2).to(Metre.self), Measure<Foot>(6).to(Metre.self), Measure<Metre>(1000) + Measure<Mile>(1))
let boiling: Measure<Fahrenheit> = Measure<Celsius>(100).to()
print(boiling, boiling.to(Kelvin.self), Measure<Fahrenheit>(-40).to(Celsius.self), Measure<Kelvin>(0).to(Celsius.self))
for celsius in stride(from: -10.0, through: 30, by: 20) {
  print(Measure<Celsius>(celsius), "=", Measure<Celsius>(celsius).to(Fahrenheit.self))
}

protocol Currency { static var code: String { get }; static var digits: Int { get } }
extension Currency { static var code: String { "\(Self.self)".uppercased() }; static var digits: Int { 2 } }
enum Eur: Currency {}
enum Jpy: Currency { static let digits = 0 }
enum Kwd: Currency { static let digits = 3 }

struct Money<C: Currency>: Hashable, Comparable, CustomStringConvertible, AdditiveArithmetic {
  let minor: Int
  private static var scale: Int { (0..<C.digits).reduce(1) { n, _ in n * 10 } }
  static var zero: Money { Money(minor: 0) }
  var description: String {
    let whole = abs(minor) / Self.scale, rest = String(abs(minor) % Self.scale + Self.scale).dropFirst()
    return "\(minor < 0 ? "-" : "")\(whole)\(C.digits > 0 ? "." + rest : "") \(C.code)"
  }
  static func + (a: Money, b: Money) -> Money { Money(minor: a.minor + b.minor) }
  static func - (a: Money, b: Money) -> Money { Money(minor: a.minor - b.minor) }
  static func < (a: Money, b: Money) -> Bool { a.minor < b.minor }
  // No cent is lost: the first shares get the rest.
  func split(by weights: [Int]) -> [Money] {
    let total = weights.reduce(0, +)
    var shares = weights.map { minor * $0 / total }
    var rest = minor - shares.reduce(0, +), i = 0
    while rest > 0 {
      shares[i] += 1
      (rest, i) = (rest - 1, i + 1)
    }
    return shares.map(Money.init(minor:))
  }
  func percent(_ n: Int) -> Money { Money(minor: (minor * n + 50) / 100) }
}
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }

let dinner = Money<Eur>(minor: 10_000)
print(dinner, Money<Jpy>(minor: 1500), Money<Kwd>(minor: -1_007), Money<Eur>(minor: 5))
print(dinner.split(by: [1, 1, 1]), dinner.split(by: [50, 30, 20]), dinner.split(by: [1, 1, 1]).sum() == dinner)
let basket: [Money<Eur>] = [.init(minor: 199), .init(minor: 2450), .init(minor: 75)]
print(basket.sum(), basket.sum().percent(19), basket.max()!, basket.sorted(), [1, 2, 3].sum(), dinner - basket.sum())
