// Default arguments: evaluated at each call, referring to other things, skipping some, in inits, methods and closures.
var made = 0
func freshID() -> Int { made += 1; return made }

struct Ticket {
  let id: Int
  var title: String
  var tags: [String]
  init(_ title: String = "untitled", id: Int = freshID(), tags: [String] = []) {
    (self.id, self.title, self.tags) = (id, title, tags)
  }
}
print(Ticket().id, Ticket("x").id, Ticket(id: 99).id, Ticket(tags: ["a"]).id, made)

func rectangle(width: Int, height: Int? = nil, fill: Character = "#", border: Bool = false) -> String {
  let rows = height ?? width
  let line = String(repeating: fill, count: width)
  let body = Array(repeating: border ? "|\(line)|" : line, count: rows)
  return body.joined(separator: "/")
}
print(rectangle(width: 2))
print(rectangle(width: 3, fill: "."), rectangle(width: 1, height: 2, border: true))

// Labels may be skipped in order; a closure parameter with a default stays usable as a trailing closure.
func search(
  _ items: [String],
  for text: String = "a",
  limit: Int = .max,
  match: (String, String) -> Bool = { $0.contains($1) }
) -> [String] {
  Array(items.filter { match($0, text) }.prefix(limit))
}
let fruits = ["apple", "pear", "plum", "fig"]
print(search(fruits), search(fruits, for: "p", limit: 2), search(fruits, for: "p") { $0.hasPrefix($1) })
print(search(fruits, limit: 1), search(fruits, match: { $0.count == 3 && !$1.isEmpty }))

// Memberwise initializers use the properties' defaults.
struct Options {
  var depth = 3
  var name = "default"
  var verbose: Bool
  var parent: String?
  let fixed = 1
}
print(Options(verbose: true))
print(Options(depth: 1, verbose: false, parent: "root"))

// Overriding: the default comes from the static type, the body from the dynamic type.
class Greeter {
  func greet(_ name: String = "guest") -> String { "Hello \(name)" }
}
final class Pirate: Greeter {
  override func greet(_ name: String = "matey") -> String { "Arr \(name)" }
}
let pirate = Pirate()
let greeter: Greeter = pirate
print(pirate.greet(), "/", greeter.greet(), "/", greeter.greet("Jim"))

// An overload without the parameter wins over the default; as a value the function has all parameters.
func shout(_ text: String) -> String { text + "!" }
func shout(_ text: String, marks: Int = 3) -> String { text + String(repeating: "!", count: marks) }
print(shout("hi"), shout("hi", marks: 2))
let full: (Int, Int?, Character, Bool) -> String = rectangle
print(full(1, 1, "o", true))
func here(line: Int = #line, function: String = #function) -> String { "\(function) at \(line)" }
func caller() -> String { here() }
print(here(line: 0, function: "fixed"), "/", caller())
protocol Scaler { func scale(_ n: Int, by factor: Int) -> Int }
extension Scaler { func scale(_ n: Int, factor: Int = 10) -> Int { scale(n, by: factor) } }
struct Plain: Scaler { func scale(_ n: Int, by factor: Int) -> Int { n * factor } }
print(Plain().scale(4), Plain().scale(4, factor: 2))
