// Orders as values: key paths, descriptors, several of them, and both ends.
import Foundation

struct Item: CustomStringConvertible {
  var name: String
  var size: Int
  var note: String?
  var rank: Int?
  var description: String { "\(name)/\(size)/\(note ?? "-")/\(rank.map { "\($0)" } ?? "-")" }
}
let items = [
  Item(name: "b10", size: 2, note: nil, rank: 3), Item(name: "b9", size: 1, note: "z", rank: nil),
  Item(name: "Éa", size: 2, note: "a", rank: 1), Item(name: "ea", size: 3, note: nil, rank: 2),
  Item(name: "B1", size: 1, note: "Z", rank: nil),
]
print(items.sorted(using: KeyPathComparator(\.name)))
print(items.sorted(using: KeyPathComparator(\.size, order: .reverse)))
print(items.sorted(using: KeyPathComparator(\.rank)))
print(items.sorted(using: KeyPathComparator(\Item.name, comparator: String.StandardComparator.lexical)))
print(items.sorted(using: [KeyPathComparator(\Item.size), KeyPathComparator(\Item.name, order: .reverse)]))
print(items.sorted(using: SortDescriptor(\Item.name)))
print(items.sorted(using: SortDescriptor(\Item.name, comparator: .lexical, order: .reverse)))
print(items.sorted(using: SortDescriptor(\Item.note, order: .reverse)))
print(items.sorted(using: [SortDescriptor(\Item.size, order: .reverse), SortDescriptor(\Item.name)]))
print([3, 1, 2].sorted(using: ComparableComparator<Int>(order: .reverse)), ["b", "a"].sorted(using: String.StandardComparator.lexical))
var orders = [KeyPathComparator(\Item.size)]
orders[0].order = .reverse
var changed = items
changed.sort(using: orders)
print(changed, orders[0] == KeyPathComparator(\Item.size, order: .reverse), SortOrder.forward)
changed.sort(using: KeyPathComparator(\.name.count))
print(changed, KeyPathComparator(\Item.size).compare(items[0], items[1]).rawValue)
