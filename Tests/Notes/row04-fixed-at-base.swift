// Row 4: a subclass declares what a class above has taken from a default.
protocol Named {
  var name: String { get }
  func shout() -> String
}
extension Named {
  var name: String { "nobody" }
  func shout() -> String { name + "!" }
}
class Base: Named {}
class Middle: Base {
  var name: String { "middle" }  // note: let `Middle` override it
}
class Bottom: Middle {
  override var name: String { "bottom" }
  func shout() -> String { "BOTTOM" }  // note: `Base` conforms to `Named` and has taken the default
  func shout(_ times: Int) -> String { "BOTTOM \(times)" }
}
// Where the class that conforms has the member, an override is a witness.
class Own: Named { var name: String { "own" } }
class Better: Own { override var name: String { "better" } }
for value in [Base(), Middle(), Bottom()] as [any Named] { print(value.name, value.shout()) }
print(Middle().name, Bottom().name, Bottom().shout(), Bottom().shout(2), (Better() as any Named).name)
