// Notice: a binary heap in an array, ordered by a closure; heap sort, top three, and merging lists come for free.
struct Heap<Element> {
  private(set) var items: [Element]
  private let isBefore: (Element, Element) -> Bool

  init(_ items: [Element] = [], by isBefore: @escaping (Element, Element) -> Bool) {
    self.items = items
    self.isBefore = isBefore
    for index in stride(from: items.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
  }
  var peek: Element? { items.first }
  var count: Int { items.count }

  mutating func insert(_ item: Element) {
    items.append(item)
    siftUp(items.count - 1)
  }
  mutating func removeFirst() -> Element? {
    guard !items.isEmpty else { return nil }
    items.swapAt(0, items.count - 1)
    defer { siftDown(0) }
    return items.removeLast()
  }
  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(items[child], items[parent]) else { return }
      items.swapAt(child, parent)
      child = parent
    }
  }
  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var best = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < items.count {
        if isBefore(items[child], items[best]) { best = child }
      }
      if best == parent { return }
      items.swapAt(parent, best)
      parent = best
    }
  }
}
extension Heap where Element: Comparable {
  init(_ items: [Element] = []) { self.init(items, by: <) }
}
extension Heap: IteratorProtocol, Sequence {
  mutating func next() -> Element? { removeFirst() }
}

extension Sequence where Element: Comparable {
  func heapSorted() -> [Element] { Array(Heap(Array(self))) }
  func largest(_ n: Int) -> [Element] { Array(Heap(Array(self), by: >).prefix(n)) }
}

var heap = Heap([9, 4, 7, 1, 8, 2])
print(heap.items)
heap.insert(3)
heap.insert(0)
print(heap.items, heap.peek!, heap.count)
print(heap.removeFirst()!, heap.removeFirst()!, heap.items)

print([5, 3, 9, 1, 5].heapSorted(), "heap".heapSorted().map(String.init).joined())
print([4, 12, 7, 30, 2].largest(3), ["pear", "fig", "plum"].largest(1))

// A loop over a heap works on a copy.
for number in heap where number % 2 == 1 { print(number, terminator: " ") }
print("left:", heap.count)

// Merge sorted lists: each entry knows where it came from.
func merge(_ lists: [[Int]]) -> [Int] {
  var result: [Int] = []
  var heap = Heap<(value: Int, list: Int, index: Int)> { ($0.value, $0.list) < ($1.value, $1.list) }
  for (i, list) in lists.enumerated() where !list.isEmpty { heap.insert((list[0], i, 0)) }
  while let (value, list, index) = heap.removeFirst() {
    result.append(value)
    if index + 1 < lists[list].count { heap.insert((lists[list][index + 1], list, index + 1)) }
  }
  return result
}
print(merge([[1, 4, 9], [], [2, 4, 6, 8], [0]]))

// Patients by urgency, then by arrival.
struct Patient { let name: String, urgency: Int, arrival: Int }
var ward = Heap<Patient> { $0.urgency != $1.urgency ? $0.urgency > $1.urgency : $0.arrival < $1.arrival }
for (arrival, (name, urgency)) in [("Ann", 2), ("Bob", 5), ("Cid", 2), ("Dee", 5), ("Eli", 1)].enumerated() {
  ward.insert(Patient(name: name, urgency: urgency, arrival: arrival))
}
print(ward.map(\.name).joined(separator: ", "), ward.peek?.name ?? "-")
