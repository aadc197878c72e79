// Arrays as the storage of a stack, a ring buffer queue and a binary heap, in generic structs.

struct Stack<Element> {
  private var items: [Element] = []
  var top: Element? { items.last }
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
}

func balanced(_ text: String) -> Bool {
  let partner: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  var open = Stack<Character>()
  for character in text {
    if partner.values.contains(character) {
      open.push(character)
    } else if let wanted = partner[character], open.pop() != wanted {
      return false
    }
  }
  return open.isEmpty
}
print(["(a[b]{c})", "(]", "((", "", "a)"].map(balanced))

struct RingBuffer<Element>: CustomStringConvertible {
  private var slots: [Element?]
  private var head = 0
  private(set) var count = 0

  init(capacity: Int) { slots = Array(repeating: nil, count: capacity) }

  mutating func enqueue(_ element: Element) -> Bool {
    guard count < slots.count else { return false }
    slots[(head + count) % slots.count] = element
    count += 1
    return true
  }
  mutating func dequeue() -> Element? {
    guard count > 0 else { return nil }
    defer {
      slots[head] = nil
      head = (head + 1) % slots.count
      count -= 1
    }
    return slots[head]
  }
  var description: String { "[" + slots.map { $0.map { "\($0)" } ?? "_" }.joined(separator: "|") + "]" }
}
var ring = RingBuffer<String>(capacity: 3)
print(["a", "b", "c", "d"].map { ring.enqueue($0) }, ring)
print(ring.dequeue()!, ring.dequeue()!, ring, ring.enqueue("e"), ring, ring.count)
while let next = ring.dequeue() { print("served", next) }
print(ring, ring.dequeue() as Any)

struct Heap<Element> {
  private var nodes: [Element] = []
  private let precedes: (Element, Element) -> Bool

  init(by precedes: @escaping (Element, Element) -> Bool) { self.precedes = precedes }

  mutating func push(_ element: Element) {
    nodes.append(element)
    var child = nodes.count - 1
    while child > 0, case let parent = (child - 1) / 2, precedes(nodes[child], nodes[parent]) {
      nodes.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Element? {
    guard !nodes.isEmpty else { return nil }
    nodes.swapAt(0, nodes.count - 1)
    let result = nodes.removeLast()
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < nodes.count }
      guard let best = children.min(by: { precedes(nodes[$0], nodes[$1]) }),
            precedes(nodes[best], nodes[parent]) else { break }
      nodes.swapAt(best, parent)
      parent = best
    }
    return result
  }
}
var agenda = Heap<(priority: Int, task: String)> { $0.priority < $1.priority }
for (task, priority) in [("sleep", 9), ("eat", 3), ("work", 5), ("wake", 1), ("dream", 10)] {
  agenda.push((priority, task))
}
while let (priority, task) = agenda.pop() { print(priority, task) }

func heapsorted<T: Comparable>(_ values: [T]) -> [T] {
  var heap = Heap<T>(by: <)
  values.forEach { heap.push($0) }
  return values.indices.compactMap { _ in heap.pop() }
}
print(heapsorted([5, 2, 8, 2, 9, -1]), heapsorted("heap".map(String.init)), heapsorted([Int]()))
