struct Numbers: Sequence {
  func makeIterator() -> IndexingIterator<[Int]> { [1].makeIterator() }
  func atLeast(_ n: Int) -> Int { max(1, n) }  // error: use of `max` refers to instance method rather than global function `max` in module `Swift`
  func right(_ n: Int) -> Int { Swift.max(1, n) }
}
extension Array where Element == Int {
  func most() -> Int { min(count, 2) }  // error: use of `min` refers to instance method rather than global function `min` in module `Swift`
}
struct Own {
  func abs(_ n: Int, _ m: Int) -> Int { n + m }
  func both() -> Int { abs(-3) }  // error: use of `abs` refers to instance method rather than global function `abs` in module `Swift`
  func own() -> Int { abs(-3, 4) }
}
class Printer {
  func print(_ n: Int) {}
  func show() { print("a") }  // error: cannot convert value of type `String` to expected argument type `Int`
}
struct Shop { var favs = 0; var name = "" }
let path: KeyPath<Shop, String> = \.favs  // error: key path value type `Int` cannot be converted to contextual type `String`
let other: WritableKeyPath<Shop, String> = \Shop.favs  // error: key path value type `Int` cannot be converted to contextual type `String`
let right: KeyPath<Shop, Int> = \.favs
