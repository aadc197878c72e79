// Stored and returned closures, currying, memoising, autoclosures, defer.
struct Pipeline {
  private var steps: [(Int) -> Int] = []
  mutating func add(_ step: @escaping (Int) -> Int) { steps.append(step) }
  func run(_ x: Int) -> Int { steps.reduce(x) { $1($0) } }
}
var p = Pipeline()
p.add { $0 + 1 }
p.add { $0 * 10 }
let offset = 5
p.add { $0 - offset }
print(p.run(1), p.run(2))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let plus = curry { (a: Int, b: Int) in a + b }
print(plus(3)(4), [1, 2].map(plus(100)))
func memoised(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
  var cache: [Int: Int] = [:]
  return { n in
    if let hit = cache[n] { return hit }
    let value = f(n)
    cache[n] = value
    return value
  }
}
let slowSquare = memoised { n in
  print("computing", n)
  return n * n
}
print(slowSquare(4), slowSquare(4), slowSquare(5))
func unless(_ condition: Bool, _ body: @autoclosure () -> String) -> String { condition ? "skipped" : body() }
func loud(_ s: String) -> String { print("evaluated", s); return s }
print(unless(true, loud("a")), unless(false, loud("b")))
typealias Handler = (_ on: Bool) -> Void
struct Config {
  var title: String
  var handler: Handler?
  var transform: (String) -> String = { $0 }
}
var config = Config(title: "t")
config.handler?(true)
config.handler = { print("handler", $0) }
config.handler?(false)
config.transform = { $0.uppercased() }
print(config.transform(config.title))
let copy = config
config.transform = { _ in "changed" }
print(copy.transform("x"), config.transform("x"))
func ordered() {
  defer { print("deferred 1") }
  defer { print("deferred 2") }
  print("body")
}
ordered()
func early(_ n: Int) -> Int {
  defer { print("leaving", n) }
  if n > 1 { return n * 2 }
  return n
}
print(early(1), early(2))
func variadicClosures(_ fs: (() -> Int)...) -> [Int] { fs.map { $0() } }
print(variadicClosures({ 1 }, { 2 }))
func recursive() -> (Int) -> Int {
  func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }
  return fact
}
print(recursive()(10))
