// Notice: extensions constrained over an associated type give other defaults; the most special fitting one is used.
protocol ListPresentable {
  associatedtype Item
  var items: [Item] { get }
  var title: String { get }
  func row(_ item: Item) -> String
}
extension ListPresentable {
  func row(_ item: Item) -> String { "- \(item)" }
  var title: String { "\(items.count) things" }
  func lines() -> [String] { [title] + items.map(row) }
}
extension ListPresentable where Item == Int {
  func row(_ item: Int) -> String { "# \(item)" }
  var title: String { "numbers, sum \(items.reduce(0, +))" }
}
extension ListPresentable where Item: Collection {
  func row(_ item: Item) -> String { "\(item.count) in \(item)" }
}
extension ListPresentable where Item == String {
  func row(_ item: String) -> String { "'\(item)'" }
}

struct Doubles: ListPresentable { var items: [Double] }
struct Ints: ListPresentable { var items: [Int] }
struct Words: ListPresentable { var items: [String] }
struct Groups: ListPresentable { var items: [[Int]] }
struct Shopping: ListPresentable {
  var items: [String]
  func row(_ item: String) -> String { "buy \(item)" }
}

func show<L: ListPresentable>(_ list: L) { print(L.self, list.lines()) }
show(Doubles(items: [1.5]))
show(Ints(items: [1, 2, 3]))
show(Words(items: ["hi"]))
show(Groups(items: [[1], [2, 3]]))
show(Shopping(items: ["milk"]))
let all: [any ListPresentable] = [Ints(items: [4]), Words(items: []), Shopping(items: ["tea"])]
print(all.map { $0.lines().last! })

// A generic type gets the plain default unless the conformance itself knows better.
struct Stack<Item>: ListPresentable { var items: [Item] }
show(Stack(items: [7, 8]))
print(Stack(items: [7, 8]).title, "/", Stack(items: ["a"]).title)

// Non-requirements are chosen by the static type only.
extension ListPresentable { func summary() -> String { "list" } }
extension ListPresentable where Item: Comparable { func summary() -> String { "up to \(items.max()!)" } }
extension ListPresentable where Item: Numeric & Comparable {
  func summary() -> String { "sum \(items.reduce(0, +)), up to \(items.max()!)" }
}
print(Ints(items: [3, 9]).summary(), "/", Words(items: ["b", "z"]).summary(), "/", Groups(items: []).summary())
func plainSummary<L: ListPresentable>(_ list: L) -> String { list.summary() }
func sortedSummary<L: ListPresentable>(_ list: L) -> String where L.Item: Comparable { list.summary() }
print(plainSummary(Ints(items: [3, 9])), "/", sortedSummary(Ints(items: [3, 9])))

// Two lists with the same item type; a where clause ties the associated types together.
func merged<A: ListPresentable, B: ListPresentable>(_ a: A, _ b: B) -> [String] where A.Item == B.Item {
  a.items.map(b.row) + b.items.map(a.row)
}
print(merged(Words(items: ["x"]), Shopping(items: ["y"])))
