// if as an expression: in let, return, closures, assignments, string pieces, nested, with throw and Never branches.
func ticket(age: Int, member: Bool) -> Int {
  let base = if age < 6 { 0 } else if age < 18 { 5 } else { 12 }
  return if member && base > 0 { base - 2 } else { base }
}
print([3, 12, 40].map { ticket(age: $0, member: true) })

// A single-expression body needs no return.
func size(_ n: Int) -> String {
  if n < 10 { "small" } else if n < 100 { "medium" } else { "large" }
}
print(size(5), size(50), size(500))

var mood: String
let sunny = true
mood = if sunny { "happy" } else { "sleepy" }
print(mood)
mood = if mood.count > 10 { "long" } else { "short " + mood }
print(mood)

// The declared type reaches into the branches: literals become Doubles, optionals, enum cases.
let ratio: Double = if sunny { 1 } else { 0.5 }
let found: Int? = if mood.isEmpty { nil } else { mood.count }
print(ratio, found as Any)

enum Light { case red, green }
let light: Light = if ratio > 0.5 { .green } else { .red }
print(light)

// Optional binding and several conditions.
func greet(_ name: String?, hour: Int) -> String {
  let greeting = if hour < 12 { "Good morning" } else { "Good day" }
  return if let name, !name.isEmpty { "\(greeting), \(name)" } else { "\(greeting), stranger" }
}
print(greet("Ada", hour: 9), greet("", hour: 15), greet(nil, hour: 3), separator: " | ")

// Branches that leave instead of giving a value.
struct Negative: Error {}
func root(_ n: Int) throws -> Int {
  let start = if n >= 0 { n } else { throw Negative() }
  var r = 0
  while (r + 1) * (r + 1) <= start { r += 1 }
  return r
}
print((try? root(50)) ?? -1, (try? root(-1)) ?? -1)

let words = ["a", "bb", "ccc"].map { if $0.count % 2 == 0 { $0.uppercased() } else { $0 } }
print(words)
var computed: String { if words.count > 2 { "many" } else { "few" } }
print(computed)
let lazyValue = { () -> Int in if sunny { 1 } else { 2 } }()
print(lazyValue)
