protocol Named { func name() -> String }
protocol Counted { func count() -> Int }
class Base: Named { func name() -> String { "base" } }
class Derived: Base, Counted {
  override func name() -> String { "derived" }
  func count() -> Int { 2 }
}
let base: any Base & Named = Base()
let both: Base & Named & Counted = Derived()
print(base.name(), both.name(), both.count())
func show<T: Base & Named & Counted>(_ value: T) -> String { "\(value.name()) \(value.count())" }
print(show(Derived()))

class Generic<T> { func map<U>(_ u: U) -> U? { nil } }
class Numbers<N: Numeric>: Generic<N> { override func map<U>(_ u: U) -> U? { u } }
print(Numbers<Int>().map(2) as Any, Generic<Int>().map(2) as Any)

struct Parts { var a = 1, b = "x" }
let paths: [PartialKeyPath<Parts>] = [\.a, \.b]
print(Parts()[keyPath: paths[0]], Parts()[keyPath: paths.last!])

struct Text: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = value }
}
let word: Text = "abc"
let letter: Text = "a"
print(word.text, letter.text)
