// Associated types: inference, explicit typealias, defaults, constraints between them, where clauses on methods.
protocol Container {
  associatedtype Item
  associatedtype Cursor: IteratorProtocol where Cursor.Element == Item
  associatedtype Index: Comparable = Int
  var size: Int { get }
  mutating func add(_ item: Item)
  func cursor() -> Cursor
}

struct Stack<Element>: Container {
  private(set) var items: [Element] = []
  var size: Int { items.count }
  mutating func add(_ item: Element) { items.append(item) }
  func cursor() -> AnyIterator<Element> {
    var rest = items
    return AnyIterator { rest.popLast() }
  }
}

struct Log: Container {
  typealias Index = String
  private var lines: [String] = []
  var size: Int { lines.count }
  mutating func add(_ item: String) { lines.append("\(lines.count + 1):\(item)") }
  func cursor() -> IndexingIterator<[String]> { lines.makeIterator() }
}

extension Container {
  mutating func addAll(_ items: some Sequence<Item>) { for item in items { add(item) } }

  func collect() -> [Item] {
    var iterator = cursor()
    var result: [Item] = []
    while let next = iterator.next() { result.append(next) }
    return result
  }

  func holds(_ item: Item) -> Bool where Item: Equatable { collect().contains(item) }
}

extension Container where Item: Numeric {
  var total: Item { collect().reduce(0, +) }
}

extension Container where Index == String {
  var isNamed: Bool { true }
}

func sameContents<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Hashable {
  Set(a.collect()) == Set(b.collect())
}

var stack = Stack<Int>()
stack.addAll(1...4)
print(stack.collect(), stack.total, stack.holds(3), stack.holds(9))
var log = Log()
log.addAll(["start", "stop"])
print(log.collect(), log.holds("1:start"), log.isNamed)
var copy = Stack<String>()
copy.addAll(["2:stop", "1:start", "1:start"])
print(sameContents(copy, log), copy.size == log.size)
print(Stack<Double>.Item.self, Log.Index.self, Stack<Bool>.Index.self, Log.Cursor.Element.self)

// Recursive constraint: a node whose children are nodes of the same kind.
protocol Tree {
  associatedtype Child: Tree where Child.Child == Child
  var children: [Child] { get }
}
extension Tree {
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}
struct Folder: Tree {
  var children: [Folder] = []
}
print(Folder(children: [Folder(), Folder(children: [Folder()])]).depth)
