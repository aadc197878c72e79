struct Box<Value> {
  var value: Value
}
extension Box: Hashable where Value: Hashable {}  // error: conditional conformance of `Box<Value>` to protocol `Hashable` does not imply conformance to `Equatable`

struct Pair<Value> {
  var value: Value
}
extension Pair: Equatable where Value: Equatable {}
extension Pair: Hashable where Value: Hashable {}

protocol Plain {}
protocol More: Plain {}
protocol Other: Plain {}
struct Both<Value> {}
extension Both: More where Value: More {}
extension Both: Other {}

class Above: Plain {}
class Below: Above, Plain {}  // error: redundant conformance of `Below` to protocol `Plain`
class Beside: Above {}
extension Beside: Plain {}  // error: redundant conformance of `Beside` to protocol `Plain`
class Finer: Above, More {}

struct Whole {
  extension Int {}  // error: declaration is only valid at file scope
}
extension Whole where Self: Equatable {}  // error: a `where` clause of an extension of `Whole`, which is not generic, is not allowed
extension any Equatable {}  // error: `any Equatable` cannot be extended

private struct Problem: Error {}
func run() throws(Problem) {}  // error: function must be declared private or fileprivate because its thrown error uses `Problem`, which is fileprivate
private protocol Inner {}
protocol Outer {
  associatedtype Part: Inner  // error: associated type must be declared fileprivate because its requirement uses `Inner`, which is fileprivate
}
struct Holder<Value> {
  protocol Held {}  // error: a protocol inside a type that is generic is not allowed
}
