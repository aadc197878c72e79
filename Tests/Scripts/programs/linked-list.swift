// Notice: a linked list of class nodes: inserting, removing, reversing in place, and finding the middle.
final class Node<Value> {
  var value: Value
  var next: Node?
  init(_ value: Value, next: Node? = nil) {
    self.value = value
    self.next = next
  }
}

struct LinkedList<Value> {
  private(set) var head: Node<Value>?
  private(set) var tail: Node<Value>?
  private(set) var count = 0
  var isEmpty: Bool { head == nil }

  mutating func push(_ value: Value) {
    head = Node(value, next: head)
    if tail == nil { tail = head }
    count += 1
  }
  mutating func append(_ value: Value) {
    let node = Node(value)
    if let tail { tail.next = node } else { head = node }
    tail = node
    count += 1
  }
  func node(at index: Int) -> Node<Value>? {
    var node = head
    var index = index
    while index > 0, let current = node {
      node = current.next
      index -= 1
    }
    return node
  }
  mutating func insert(_ value: Value, after node: Node<Value>) {
    guard tail !== node else { return append(value) }
    node.next = Node(value, next: node.next)
    count += 1
  }
  mutating func remove(where matches: (Value) -> Bool) -> [Value] {
    var removed: [Value] = []
    var previous: Node<Value>?
    var current = head
    while let node = current {
      if matches(node.value) {
        removed.append(node.value)
        if let previous { previous.next = node.next } else { head = node.next }
        if node === tail { tail = previous }
        count -= 1
      } else {
        previous = node
      }
      current = node.next
    }
    return removed
  }
  mutating func reverse() {
    tail = head
    var previous: Node<Value>?
    var current = head
    while let node = current {
      let next = node.next
      node.next = previous
      previous = node
      current = next
    }
    head = previous
  }
  // The tortoise and the hare.
  var middle: Value? {
    var slow = head
    var fast = head
    while let next = fast?.next {
      slow = slow?.next
      fast = next.next
    }
    return slow?.value
  }
}
extension LinkedList: Sequence {
  func makeIterator() -> AnyIterator<Value> {
    var current = head
    return AnyIterator {
      defer { current = current?.next }
      return current?.value
    }
  }
}
extension LinkedList: CustomStringConvertible {
  var description: String { isEmpty ? "empty" : map { "\($0)" }.joined(separator: " -> ") }
}

var train = LinkedList<String>()
print(train, train.middle ?? "no middle")
train.append("dining")
train.append("sleeper")
train.push("engine")
print(train, train.count)
if let dining = train.node(at: 1) { train.insert("bar", after: dining) }
train.insert("caboose", after: train.tail!)
print(train, "| middle:", train.middle!, "| tail:", train.tail!.value)
train.reverse()
print(train, train.head!.value, train.tail!.value)
print(train.remove { $0.hasPrefix("c") || $0.hasPrefix("e") }, train, train.tail!.value)
print(train.map(\.count), train.contains("bar"), train.sorted(), train.node(at: 7) == nil)
train.node(at: 0)?.value = "couchette"
let sameNodes = train
print(sameNodes, "|", train.remove { _ in true }.count, train, train.count)
