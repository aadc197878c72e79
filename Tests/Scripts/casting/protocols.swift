// Casting to protocols and compositions.
protocol Flying { var height: Int { get } }
protocol Swimming { var depth: Int { get } }
extension Flying { var height: Int { 10 } }
struct Duck: Flying, Swimming { let depth = 2 }
struct Fish: Swimming { let depth = 50 }
class Plane: Flying { let height = 9_000 }
class Jet: Plane {}
final class Stone {}
let all: [Any] = [Duck(), Fish(), Plane(), Jet(), Stone(), 7]
for x in all {
  var words: [String] = []
  if let f = x as? any Flying { words.append("flies at \(f.height)") }
  if let s = x as? any Swimming { words.append("swims at \(s.depth)") }
  if x is any Flying & Swimming { words.append("both") }
  if x is Plane { words.append("plane") }
  print(type(of: x), words)
}
print(all.compactMap { $0 as? any Flying }.map { $0.height })
let f: any Flying = Duck()
print(f is Duck, (f as? Duck)?.depth ?? 0, f is any Swimming, f as? Plane == nil)
print((f as! any Swimming).depth, (f as? any Flying & Swimming)?.depth ?? -1)
func describe<T>(_ x: T) -> String {
  if let s = x as? any Swimming { return "swimmer \(s.depth)" }
  if x is Int { return "int" }
  if let text = x as? String { return "text " + text }
  return "unknown"
}
print(describe(Fish()), describe(1), describe("a"), describe(2.5))
func cast<T>(_ x: Any, to _: T.Type) -> T? { x as? T }
print(cast(3, to: Int.self) ?? 0, cast(3, to: String.self) as Any, cast(Duck(), to: Duck.self)?.depth ?? 0)
switch f {
case let s as any Swimming: print("switch swimmer", s.depth)
default: print("other")
}
let plane: Plane = Jet()
switch plane {
case is Jet: print("jet")
default: print("plane")
}
struct Note: CustomStringConvertible { var description: String { "a note" } }
for x in [Note(), 1, "s"] as [Any] { print((x as? any CustomStringConvertible)?.description ?? "none") }
print((any: Duck() as Any, 1).1, Duck() as Any is any Flying)
