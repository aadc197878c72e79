// Notice: functions are values: stored, passed, returned, composed, kept in dictionaries; their types drive inference.
func square(_ n: Int) -> Int { n * n }
func increment(_ n: Int) -> Int { n + 1 }
func apply(_ f: (Int) -> Int, to n: Int, times: Int = 1) -> Int {
  var n = n
  for _ in 0..<times { n = f(n) }
  return n
}
print(apply(square, to: 3), apply(square, to: 2, times: 3), apply({ $0 - 1 }, to: 10))

var current = square
print(current(5))
current = increment
print(current(5))
current = { -$0 }
print(current(5), type(of: current))

// A function that makes functions.
func multiplier(_ factor: Int) -> (Int) -> Int {
  func multiply(_ n: Int) -> Int { n * factor }
  return multiply
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let shout = compose(square, { "\($0)!" })
print(multiplier(3)(4), shout(6), compose(increment, multiplier(10))(1))
let lengths = compose({ (s: String) in s.split(separator: " ") }, { $0.map { $0.count } })
print(lengths("to be or not"))

// In dictionaries and arrays.
let commands: [String: (Int) -> Int] = ["double": multiplier(2), "square": square, "negate": { -$0 }]
for name in commands.keys.sorted() { print(name, commands[name]!(7)) }
print(commands["missing"]?(1) ?? -1)
let pipeline = [increment, square, multiplier(2)]
print(pipeline.reduce(3) { $1($0) })
let together: (Int) -> Int = pipeline.reduce({ $0 }) { f, g in { g(f($0)) } }
print(together(3))

// Chosen by a condition.
let ascending = false
let order: (Int, Int) -> Bool = ascending ? (<) : (>)
print([2, 3, 1].sorted(by: order))
let pick = ascending ? increment : square
print(pick(9))

// Methods as values: bound to an instance, or through the type.
struct Thermometer {
  var offset: Int
  func read(_ raw: Int) -> Int { raw + offset }
  static func scale(_ n: Int) -> Int { n * 100 }
}
let kitchen = Thermometer(offset: 2)
print([10, 20].map(kitchen.read), [1].map(Thermometer.scale), Thermometer.read(kitchen)(0))
print(["b", "a"].map { $0.uppercased }.map { $0() }, [[3, 1], [2]].map([Int].sorted).map { $0() })

// A counter remembers what it captured; two of them are strangers.
func makeCounter() -> () -> Int {
  var n = 0
  return { n += 1; return n }
}
let first = makeCounter(), second = makeCounter()
print(first(), first(), second(), first())

// An optional function and one that calls itself.
var onDone: ((String) -> Void)?
onDone?("nobody listens")
onDone = { print("done:", $0) }
onDone?("bread")
typealias Check = (Int) -> Bool
let all: ([Check]) -> Check = { checks in { n in checks.allSatisfy { $0(n) } } }
print((1...20).filter(all([{ $0 % 2 == 0 }, { $0 > 12 }])))
