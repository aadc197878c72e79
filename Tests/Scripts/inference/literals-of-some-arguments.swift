// A type that takes literals for some of its arguments only.
struct G<T> { var f: (T) -> T }
extension G: ExpressibleByIntegerLiteral where T == Int { init(integerLiteral v: Int) { f = { $0 + v } } }
func id<T>(_ g: G<T>) -> G<T> { g }
let h: G<Int> = id(7)
print(h.f(1))
struct Parser<T> { var f: (Substring) -> (T, Substring)? }
extension Parser: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral
where T == Void { init(stringLiteral s: String) { f = { $0.hasPrefix(s) ? ((), $0.dropFirst(s.count)) : nil } } }
func lex<T>(_ p: Parser<T>) -> Parser<T> { p }
let comma: Parser<Void> = lex(",")
print(comma.f(",a")!.1)
