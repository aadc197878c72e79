// Identifiable with several kinds of id, lookups by id; Sequence, Collection and IteratorProtocol of one's own.
struct Book: Identifiable { let isbn: String; var title: String; var id: String { isbn } }
final class Session: Identifiable { let user: String; init(_ user: String) { self.user = user } }
enum Seat: Identifiable, CaseIterable { case window, aisle; var id: Self { self } }
struct Tagged<Tag: Hashable, Value>: Identifiable { let id: Tag; var value: Value }

extension Array where Element: Identifiable {
  subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set {
      guard let index = firstIndex(where: { $0.id == id }) else {
        if let newValue { append(newValue) }
        return
      }
      if let newValue { self[index] = newValue } else { remove(at: index) }
    }
  }
}
var shelf = [Book(isbn: "1", title: "Emma"), Book(isbn: "2", title: "Dune")]
shelf[id: "2"]?.title += "!"
shelf[id: "3"] = Book(isbn: "3", title: "Ilias")
shelf[id: "1"] = nil
print(shelf.map(\.title), shelf[id: "1"] == nil)
let ada = Session("ada"), other = Session("ada")
print(ada.id == ada.id, ada.id == other.id)
print(Seat.allCases[id: .aisle]!, [Tagged(id: 7, value: "x")][id: 7]?.value ?? "-")
func ids<T: Identifiable>(_ items: [T]) -> Set<T.ID> { Set(items.map(\.id)) }
print(ids([ada, other, ada]).count, ids(shelf).sorted())

// A sequence by its iterator; a second pass starts again.
struct Countdown: Sequence, IteratorProtocol {
  var value: Int
  mutating func next() -> Int? {
    guard value > 0 else { return nil }
    defer { value -= 1 }
    return value
  }
}
let countdown = Countdown(value: 4)
print(Array(countdown), countdown.map { $0 * $0 }, countdown.contains(3))
print(countdown.min()!, countdown.dropFirst(2).reversed())
for (a, b) in zip(countdown, countdown.dropFirst()) { print(a - b, terminator: " ") }
print(countdown.reduce(0, +), countdown.sorted(), countdown.enumerated().map { $0 * $1 })

// A collection needs startIndex, endIndex, index(after:) and a subscript; the rest comes for free.
struct Ring<Element>: RandomAccessCollection, MutableCollection {
  private var items: [Element]
  private let turn: Int
  init(_ items: [Element], startingAt turn: Int = 0) { (self.items, self.turn) = (items, turn) }
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> Element {
    get { items[(position + turn) % items.count] }
    set { items[(position + turn) % items.count] = newValue }
  }
}
var ring = Ring(["a", "b", "c", "d"], startingAt: 2)
print(Array(ring), ring.first!, ring.last!, ring.count, ring.firstIndex(of: "a") ?? -1, ring.reversed().joined())
ring[0] = "z"
ring.swapAt(1, 2)
print(ring.map { $0 }, ring[1...2].joined(), ring.dropLast().count, ring.indices, ring.isEmpty, ring.max()!)
ring.sort()
print(Array(ring), ring.prefix(2).joined(), ring.split(separator: "b").count, ring.index(ring.startIndex, offsetBy: 3))
