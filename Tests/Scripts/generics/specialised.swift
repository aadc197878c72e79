// Each concrete type gets its own static members, layouts and behaviour.
protocol Describable { static var typeName: String { get } ; var text: String { get } }
extension Int: Describable { static var typeName: String { "Int" } ; var text: String { "i\(self)" } }
extension String: Describable { static var typeName: String { "String" } ; var text: String { "s" + self } }
struct Big: Describable { var a = 1, b = 2, c = 3; static let typeName = "Big"; var text: String { "b\(a + b + c)" } }
extension Array: Describable where Element: Describable {
  static var typeName: String { "[" + Element.typeName + "]" }
  var text: String { map { $0.text }.joined(separator: ",") }
}
extension Optional: Describable where Wrapped: Describable {
  static var typeName: String { Wrapped.typeName + "?" }
  var text: String { map { $0.text } ?? "nil" }
}
struct Tagged<T: Describable>: Describable {
  var value: T
  static var typeName: String { "Tagged<\(T.typeName)>" }
  var text: String { "<" + value.text + ">" }
}
func show<T: Describable>(_ x: T) { print(T.typeName, x.text) }
show(1)
show("a")
show(Big())
show([1, 2])
show([["a"], ["b", "c"]])
show(Optional(5))
show([Optional("x"), nil])
show(Tagged(value: Tagged(value: [Big()])))
let things: [any Describable] = [1, "z", Big(), [3], Tagged(value: "q")]
for thing in things { show(thing) }
func nest<T: Describable>(_ x: T, _ depth: Int) {
  if depth == 0 { show(x) } else { nest(x, depth - 1) }
}
nest(Tagged(value: Optional([7])), 3)
func rotate<T>(_ a: inout T, _ b: inout T, _ c: inout T) { (a, b, c) = (b, c, a) }
var x = Big(a: 1), y = Big(a: 2), z = Big(a: 3)
rotate(&x, &y, &z)
print(x.a, y.a, z.a)
var s1 = "1", s2 = "2", s3 = "3"
rotate(&s1, &s2, &s3)
print(s1, s2, s3)
