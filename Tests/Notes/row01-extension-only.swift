// Row 1: what only an extension of the protocol has, and a type has too.
protocol Greeter {}
extension Greeter {
  func greet() -> String { "from the extension" }
  var mood: String { "calm" }
  static func make() -> String { "made by the extension" }
  subscript(index: Int) -> Int { index }
}
struct Host: Greeter {
  func greet() -> String { "from the host" }  // note: to let the value decide, make it a requirement
  var mood = "loud"  // note: no requirement of `Greeter`
  static func make() -> String { "made by the host" }  // note: this `make()` is not the one that runs
  subscript(index: Int) -> Int { -index }  // note: this `subscript(_:)` is not the one that runs
}
class Guide: Greeter {
  func greet() -> String { "from the guide" }  // note: through `Greeter`
}
class Ranger: Guide {
  // An override is where the class's own is already.
  override func greet() -> String { "from the ranger" }
}
class Porter: Greeter {}
class Bellboy: Porter {
  func greet() -> String { "from the bellboy" }  // note: through `Greeter`
}
// A member of an extension is a member, and an enum's is one as well.
enum Answer { case yes, no }
extension Answer: Greeter {}
extension Answer {
  func greet() -> String { "from the answer" }  // note: known to be `Answer`
}
extension Int: Greeter {
  func greet() -> String { "from a number" }  // note: known to be `Int`
}
// Asked for by another protocol only: through this one the extension's runs all the same.
protocol Named { var label: String { get } }
protocol Tagged {}
extension Tagged { var label: String { "tagged" } }
struct Crate: Named, Tagged {
  var label: String { "crate" }  // note: through `Tagged`
}
func outer() -> String {
  struct Inner: Greeter {
    func greet() -> String { "from within" }  // note: known to be `Inner`
  }
  return Inner().greet() + (Inner() as any Greeter).greet()
}
let greeters: [any Greeter] = [Host(), Guide(), Ranger(), Bellboy(), Answer.no, 3]
print(greeters.map { $0.greet() }, greeters[0].mood, greeters[0][2])
print(Host().greet(), Host().mood, Host()[2], Host.make(), Ranger().greet(), Bellboy().greet(), 3.greet())
print(Crate().label, (Crate() as any Tagged).label, (Crate() as any Named).label, outer())
