// if let, guard let, shorthand, several conditions.
let some: Int? = 5
let none: Int? = nil
if let x = some { print("some", x) }
if let x = none { print("never", x) } else { print("none") }
if let some { print("shorthand", some) }
if let some, let none { print(some, none) } else { print("not both") }
if let x = some, x > 3, let y = Int("7") { print(x + y) }
if var x = some {
  x += 1
  print(x)
}
func unwrap(_ text: String?) -> String {
  guard let text else { return "nothing" }
  guard let n = Int(text), n > 0 else { return "bad \(text)" }
  return "good \(n)"
}
print(unwrap(nil), unwrap("x"), unwrap("-1"), unwrap("12"))
var stack = [1, 2, 3]
while let top = stack.popLast() { print("pop", top) }
if some != nil { print("has a value") }
if none == nil { print("has none") }
print(some == 5, some == none, none == nil, some! + 1)
print(some ?? 0, none ?? 0, none ?? some ?? 1, none ?? none ?? 9)
func lazyDefault() -> Int {
  print("asked for default")
  return 1
}
print(some ?? lazyDefault(), none ?? lazyDefault())
let a: String? = "a"
if let a = a, let b = a.first { print(a, b) }
guard let unwrapped = some else { fatalError("no") }
print(unwrapped)
let text = if let some { "is \(some)" } else { "isn't" }
print(text)
if let _ = some { print("ignored") }
