// Where a generic function asks for a `T?` and `T` is an optional itself, a chain that breaks off in a closure gives the outer nil.
class Node {
  var value: Int
  var next: Node?
  init(_ value: Int, _ next: Node? = nil) {
    self.value = value
    self.next = next
  }
}
let first: Node? = Node(1, Node(2, Node(3)))
let nodes = sequence(first: first) { $0?.next }
print(nodes.map { $0?.value ?? -1 })
print(nodes.contains { $0?.value == 9 })

func ask<T>(_ value: T, _ step: (T) -> T?) -> T? { step(value) }
func tell(_ value: Node??) {
  if case .none = value { print("nothing") } else if case .some(.none) = value { print("some nothing") } else { print("a node") }
}
let gone: Node? = nil
let one = ask(gone) { $0?.next }
let two = ask(first) { $0?.next }
tell(one)
tell(two)
let plain: (Node?) -> Node?? = { $0?.next }
tell(plain(gone))
print(sequence(first: Node(1, Node(2))) { $0.next }.map { $0.value })
