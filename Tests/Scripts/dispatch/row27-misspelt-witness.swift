// Row 27: a misspelt, mislabelled or wrongly typed witness: the default runs.
protocol T {
  var textColor: String { get }
  mutating func onToggle(on: Bool) -> String
  func size(of text: String) -> Int
}
extension T {
  var textColor: String { "default color" }
  mutating func onToggle(on: Bool) -> String { "default toggle \(on)" }
  func size(of text: String) -> Int { -1 }
}
struct Misspelt: T {
  var textColour: String { "own" }
  func onToggel(on: Bool) -> String { "own" }
  func size(for text: String) -> Int { 1 }
}
struct Mistyped: T {
  var textColor: Int { 7 }
  func onToggle(on: Int) -> String { "own \(on)" }
  func size(of text: Character) -> Int { 2 }
}
var misspelt = Misspelt()
print((misspelt as any T).textColor, misspelt.textColor, misspelt.onToggle(on: true), misspelt.size(of: "a"))
var mistyped = Mistyped()
var t: any T = mistyped
print(t.textColor, t.onToggle(on: false), t.size(of: "a"))
let number: Int = mistyped.textColor
print(number, mistyped.onToggle(on: 3), mistyped.onToggle(on: true))
func generic<X: T>(_ x: X) -> String { x.textColor }
print(generic(mistyped), generic(misspelt))
