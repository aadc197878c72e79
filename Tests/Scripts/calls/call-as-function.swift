// callAsFunction: values called like functions, overloaded, throwing, mutating, generic, with trailing closures.
struct Polynomial {
  var coefficients: [Int]

  func callAsFunction(_ x: Int) -> Int {
    coefficients.reversed().reduce(0) { $0 * x + $1 }
  }

  func callAsFunction(_ x: Int, derivative order: Int) -> Int {
    guard order > 0 else { return self(x) }
    let derived = coefficients.enumerated().dropFirst().map { $0.offset * $0.element }
    return Polynomial(coefficients: derived)(x, derivative: order - 1)
  }

  static func callAsFunction() -> String { "an ordinary static method" }
}

let p = Polynomial(coefficients: [1, 2, 3])
print(p(0), p(1), p(2), p(2, derivative: 1), p(2, derivative: 2), p(9, derivative: 3))
print(Polynomial.callAsFunction(), p.callAsFunction(10))
print([0, 1, 2].map(p.callAsFunction(_:)))

struct Dice {
  private var seed: Int
  init(seed: Int) { self.seed = seed }

  mutating func callAsFunction(sides: Int = 6) -> Int {
    seed = (seed * 73 + 41) % 1009
    return seed % sides + 1
  }
}
var dice = Dice(seed: 5)
print(dice(), dice(), dice(sides: 20))

struct Repeater {
  let times: Int
  func callAsFunction<T>(_ make: (Int) throws -> T) rethrows -> [T] { try (0..<times).map(make) }
}
let thrice = Repeater(times: 3)
print(thrice { $0 * $0 })
print(Repeater(times: 2)({ "row \($0)" }))

struct Dull: Error {}
do { _ = try thrice { if $0 == 1 { throw Dull() } } } catch { print("caught", error) }

// Call operators by protocol, in arrays, on optionals and on the result of another call.
protocol Greeter { func callAsFunction(_ name: String) -> String }
struct Polite: Greeter { func callAsFunction(_ name: String) -> String { "Good day, \(name)" } }
final class Counter: Greeter {
  var calls = 0
  func callAsFunction(_ name: String) -> String {
    calls += 1
    return "\(calls). \(name)"
  }
}
let greeters: [any Greeter] = [Polite(), Counter(), Polite()]
for greeter in greeters { print(greeter("Ada")) }
let counter = Counter()
_ = counter("x")
print(counter("y"), Optional(p)?(1) ?? -1, greeters[0]("Bo"))
