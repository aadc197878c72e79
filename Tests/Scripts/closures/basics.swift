// Closure syntax: full, inferred, shorthand, trailing.
let add: (Int, Int) -> Int = { (a: Int, b: Int) -> Int in return a + b }
print(add(1, 2))
let times = { (a: Int, b: Int) in a * b }
print(times(3, 4))
let negate: (Int) -> Int = { -$0 }
print(negate(5))
let say = { print("said") }
say()
func run(_ n: Int, _ body: (Int) -> Void) { for i in 0..<n { body(i) } }
run(3) { i in print("body", i) }
run(1) { print($0) }
run(2, { _ in print("ignored") })
func two(first: () -> String, second: (String) -> String) -> String { second(first()) }
print(two { "a" } second: { $0 + "b" })
print(two(first: { "x" }, second: { s in s + s }))
let xs = [3, 1, 2]
print(xs.map { $0 * 2 }, xs.filter { $0 > 1 }, xs.reduce(0) { $0 + $1 }, xs.sorted { $0 > $1 })
print(xs.sorted { a, b in
  let x = a % 3
  let y = b % 3
  return x < y
})
let result = { (n: Int) -> String in
  if n > 0 { return "positive" }
  return "not"
}(5)
print(result)
let lazily: () -> Int = {
  print("computing")
  return 42
}
print("before")
print(lazily())
func optional(_ handler: ((Int) -> Void)? = nil) {
  if let handler { handler(1) } else { print("no handler") }
}
optional()
optional { print("handled", $0) }
var handlers: [String: (Int) -> Int] = [:]
handlers["double"] = { $0 * 2 }
handlers["square"] = { $0 * $0 }
print(handlers["double"]!(7), handlers["square"]?(7) ?? 0, handlers["none"]?(7) ?? -1)
let nested = { (x: Int) in { (y: Int) in { (z: Int) in x * 100 + y * 10 + z } } }
print(nested(1)(2)(3))
let tuples = [(1, "a"), (2, "b")]
print(tuples.map { "\($0.0)\($0.1)" }, tuples.map { n, s in s + String(n) })
