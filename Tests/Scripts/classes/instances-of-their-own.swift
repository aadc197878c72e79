// What a class begins with may be an instance of the same class, or of one further down.
protocol Watcher: AnyObject { var name: String { get } }
class Node {
  lazy var next = Node()
  weak var before: Node? = nil
  var name = "node"
}
let first = Node()
first.next.before = first
print(first.next.before === first, first.next.next === first)
class Leaf { let name = "leaf" }
class Holder {
  weak var gone = Leaf()
  var kept = Leaf()
}
print(Holder().gone == nil, Holder().kept.name)
