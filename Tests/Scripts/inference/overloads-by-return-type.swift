// Notice: functions may differ in nothing but the result; the place that uses the result picks.
func roll() -> Int { 6 }
func roll() -> String { "six" }
func roll() -> [Int] { [3, 3] }

let number: Int = roll()
let word: String = roll()
let dice: [Int] = roll()
print(number, word, dice)
print(roll() + 1, "I rolled " + roll(), (roll() as [Int]).count)

func read(_ n: Int) -> String { "read \(n)" }
print(read(roll()))

// A closure, an array and a dictionary are contexts too.
let makers: [() -> String] = [roll, { "five" }]
print(makers.map { $0() })
let pair: (Int, String) = (roll(), roll())
print(pair)
let all: [Int] = [roll(), roll()]
print(all)

// Optional or not: with `if let` the optional version is taken, with an annotation the exact one.
struct Config {
  private let values = ["port": "80", "debug": "yes", "name": "web"]
  func get(_ key: String) -> String? { values[key] }
  func get(_ key: String) -> Int? { values[key].flatMap { Int($0) } }
  func get(_ key: String) -> Bool { values[key] == "yes" }
  subscript(_ key: String) -> Int { self.get(key) ?? 0 }
  subscript(_ key: String) -> String { self.get(key) ?? "" }
}
let config = Config()
let port: Int? = config.get("port")
let name: String? = config.get("name")
let debug: Bool = config.get("debug")
print(port ?? 0, name ?? "-", debug)
print(config.get("port") ?? 0, config.get("port") ?? "none")
if config.get("debug") { print("debugging") }
print(config["port"] + 1, config["name"] + "!")

// A property may have an overload in an extension with another type, told apart in the same way.
protocol Zero { static var zero: Self { get } }
struct Euro: Zero { var cents = 0; static var zero: Euro { Euro() } }
struct Hours: Zero { var count = 1; static var zero: Hours { Hours(count: 0) } }
func nothing<T: Zero>() -> T { .zero }
let euro: Euro = nothing()
print(euro.cents, (nothing() as Hours).count)

// Operators: literals and results drive the choice together.
struct Money { var cents: Int }
func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
func * (a: Money, n: Int) -> String { "\(n) times \(a.cents)" }
let sum: Money = Money(cents: 5) * 3
let text: String = Money(cents: 5) * 3
print(sum.cents, text)

// Generic result against concrete one: the concrete is more specific when both fit.
func convert(_ s: String) -> Int { s.count }
func convert<T: LosslessStringConvertible>(_ s: String) -> T? { T(s) }
let length: Int = convert("123")
let value: Int? = convert("123") as Int?
let real: Double? = convert("1.5")
print(length, value ?? -1, real ?? -1)
