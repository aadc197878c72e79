// A type that is written as text on a condition says what it is a literal of one by one: the initialisers follow from the one
// for text.

struct Path<Kind> {
  let text: String
}
extension Path: ExpressibleByUnicodeScalarLiteral where Kind == Void {
  typealias UnicodeScalarLiteralType = String
}
extension Path: ExpressibleByExtendedGraphemeClusterLiteral where Kind == Void {
  typealias ExtendedGraphemeClusterLiteralType = String
}
extension Path: ExpressibleByStringLiteral where Kind == Void {
  init(stringLiteral value: String) { text = "/" + value }
}
let short: Path<Void> = "a"
let long: Path<Void> = "abc"
print(short.text, long.text, Path<Int>(text: "plain").text)

func make<T: ExpressibleByUnicodeScalarLiteral>(_ type: T.Type) -> T { "x" }
print(make(Path<Void>.self).text)

struct Name {
  let text: String
}
extension Name: ExpressibleByUnicodeScalarLiteral { typealias UnicodeScalarLiteralType = String }
extension Name: ExpressibleByExtendedGraphemeClusterLiteral { typealias ExtendedGraphemeClusterLiteralType = String }
extension Name: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { text = value }
}
let names: [Name] = ["a", "bc"]
print(names.map(\.text))
