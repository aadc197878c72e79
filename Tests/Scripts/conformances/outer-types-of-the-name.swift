// What is declared goes before what a type has by its protocols: a `State` outside is what a signature means by it.

protocol Store {
  associatedtype State
  associatedtype Action
  var state: State { get set }
  mutating func reduce(_ action: Action)
}
struct State { var count = 1 }
enum Action { case up, by(Int) }
struct Counter: Store {
  var state: State
  mutating func reduce(_ action: Action) {
    switch action {
    case .up: state.count += 1
    case .by(let n): state.count += n
    }
  }
}
var counter = Counter(state: State())
counter.reduce(.up)
counter.reduce(.by(3))
print(counter.state, Counter.State.self)

struct ID<Of>: Hashable { var number: Int }
struct User: Identifiable { var id: ID<User> }
print(User(id: ID(number: 1)).id)

struct Element { var n = 1 }
struct List: Sequence {
  var all: [Element]
  func makeIterator() -> IndexingIterator<[Element]> { all.makeIterator() }
  func find(_ holds: (Element) -> Bool) -> Element? { first(where: holds) }
}
print(List(all: [Element(), Element(n: 4)]).find { $0.n > 1 } as Any, List(all: [Element()]).map { $0.n })

struct Index: Comparable {
  var n: Int
  static func < (a: Index, b: Index) -> Bool { a.n < b.n }
}
struct Numbers: Collection {
  var startIndex: Index { Index(n: 0) }
  var endIndex: Index { Index(n: 3) }
  func index(after i: Index) -> Index { Index(n: i.n + 1) }
  subscript(i: Index) -> Int { i.n * i.n }
}
print(Array(Numbers()), Numbers().first { $0 > 0 } ?? -1)

protocol Keyed {
  associatedtype Key
  var key: Key { get }
}
struct Key { var n = 3 }
enum Space {
  struct Key { var inner = 5 }
  struct Thing: Keyed { var key: Key }
}
struct Outside: Keyed { let key: [Key] }
struct Own: Keyed {
  struct Key { var own = 4 }
  let key: Key
}
class Base: Keyed {
  var key: Int { 3 }
}
class Below: Base { var other: Key? }
func local() {
  struct Key { var local = 6 }
  struct Here: Keyed { let key: Key }
  print(Here(key: Key()).key)
}
print(Space.Thing(key: Space.Key()).key, Outside(key: [Key()]).key, Own(key: .init()).key)
print(Below().other as Any, Base().key)
local()

// Said as a value it is what the type has by its protocols.
extension Base { func kind() -> String { "\(Key.self)" } }
extension Array { func kind() -> String { "\(Element.self) \(Index.self)" } }
print(Base().kind(), ["a"].kind())

// Where there is no other, that is what is meant, and a default where nothing says more.
protocol Defaulted {
  associatedtype Unit = Int
  var unit: Unit { get }
  func twice(_ unit: Unit) -> String
}
struct Plain: Defaulted {
  var unit: Unit
  func twice(_ unit: Unit) -> String { "\(unit * 2)" }
}
struct Said: Defaulted {
  var unit: Unit
  func twice(_ unit: String) -> String { unit + unit }
}
print(Plain(unit: 4).twice(5), Said(unit: "a").twice("b"))
