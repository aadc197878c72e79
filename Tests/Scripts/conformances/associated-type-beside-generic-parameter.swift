// A generic parameter is an associated type of its name only where the witnesses say nothing else.
class O<Element> { let x: Element; init(_ x: Element) { self.x = x } }
struct Again<Element>: Sequence, IteratorProtocol {
  let source: O<Element>
  var left: Int
  mutating func next() -> O<Element>? {
    if left <= 0 { return nil }
    left -= 1
    return source
  }
}
func take<S: Sequence>(_ s: S) -> [Int] where S.Element == O<Int> { s.map { $0.x } }
print(take(Again(source: O(3), left: 2)))
for o in Again(source: O("a"), left: 2) { print(o.x) }
