// An extension may have a method of the requirement's shape whose arguments have defaults: who leaves them out calls the extension's,
// whatever the type has itself.

protocol Greeting {
  func greet(_ name: String, loudly: Bool) -> String
}
extension Greeting {
  func greet(_ name: String = "you", loudly: Bool = false) -> String { "default \(name) \(loudly)" }
}
struct Polite: Greeting {
  func greet(_ name: String, loudly: Bool) -> String { "polite \(name) \(loudly)" }
}
struct Silent: Greeting {}

func tell<T: Greeting>(_ value: T) { print(value.greet(), value.greet("Al", loudly: true)) }
tell(Polite())
tell(Silent())
let some: any Greeting = Polite()
print(some.greet("Zoe"), some.greet("Zoe", loudly: false))
print(Polite().greet(), Polite().greet("Bo", loudly: true), Silent().greet(loudly: true))
