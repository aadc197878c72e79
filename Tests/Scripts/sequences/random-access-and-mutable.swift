// RandomAccessCollection & MutableCollection by own types: sort, reverse, swapAt, partition and slices come for free.

struct Ring<Element>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
  private var storage: [Element]
  var offset = 0

  init(arrayLiteral elements: Element...) { storage = elements }

  var startIndex: Int { 0 }
  var endIndex: Int { storage.count }
  subscript(position: Int) -> Element {
    get { storage[(position + offset) % storage.count] }
    set { storage[(position + offset) % storage.count] = newValue }
  }
  mutating func rotate(by steps: Int) { offset = ((offset + steps) % count + count) % count }
  var description: String { "<" + map { "\($0)" }.joined(separator: " ") + ">" }
}

var ring: Ring = [5, 3, 9, 1, 7]
print(ring, ring.count, ring[1], ring.first!, ring.last!, ring.indices)
ring.rotate(by: 2)
print(ring, ring[0], ring.firstIndex(of: 5)!, ring.reversed() as [Int])

// Mutating through the protocol's gifts.
ring[0] += 100
ring.swapAt(0, 4)
print(ring)
ring.reverse()
print(ring)
ring.sort()
print(ring)
ring.sort { $0 > $1 }
print(ring, ring.sorted(), ring.max()!)
let middle = ring.partition { $0 < 6 }
print(middle, ring[..<middle].sorted(), ring[middle...].sorted())
for index in ring.indices { ring[index] = index * index }
print(ring)
ring[1...3].reverse()
print(ring, ring[1...3], ring[2...].map { $0 }, type(of: ring[1...3]))
ring[0..<2] = ring[3..<5]
print(ring)

// Random access: jumps.
print(ring.index(1, offsetBy: 3), ring.distance(from: 4, to: 1), ring.index(ring.endIndex, offsetBy: -1),
      ring.index(2, offsetBy: 9, limitedBy: 5) as Any)
print(ring.dropFirst(2).count, ring.suffix(2).startIndex, ring.prefix(2).map { $0 }, ring.isEmpty, Ring<Int>().isEmpty)

// A view which writes through to every second element of its base.
struct EverySecond<Base: MutableCollection & RandomAccessCollection>: MutableCollection, RandomAccessCollection
where Base.Index == Int {
  var base: Base
  var startIndex: Int { 0 }
  var endIndex: Int { (base.count + 1) / 2 }
  subscript(position: Int) -> Base.Element {
    get { base[base.startIndex + position * 2] }
    set { base[base.startIndex + position * 2] = newValue }
  }
}
var view = EverySecond(base: ["e", "1", "c", "2", "a"])
print(Array(view), view.count, view.last!)
view.sort()
print(view.base)
view[1] = "X"
view.swapAt(0, 2)
print(view.base, Array(EverySecond(base: view).map { $0 }))

// A polynomial: subscripts beyond the coefficients read zero but the collection has its own count.
struct Polynomial: RandomAccessCollection {
  var coefficients: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { coefficients.count }
  subscript(power: Int) -> Int { coefficients.indices.contains(power) ? coefficients[power] : 0 }
  func callAsFunction(_ x: Int) -> Int { reversed().reduce(0) { $0 * x + $1 } }
}
let p = Polynomial(coefficients: [1, 0, 2])
print(p(0), p(3), p[2], p[77], p.count, p.enumerated().map { "\($1)x^\($0)" }.joined(separator: " + "))

// Generic algorithms over the protocols: binary search and an in-place shuffle by a fixed rule.
extension RandomAccessCollection where Element: Comparable {
  func insertionIndex(for element: Element) -> Index {
    var low = startIndex, high = endIndex
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if self[middle] < element { low = index(after: middle) } else { high = middle }
    }
    return low
  }
}
extension MutableCollection where Self: BidirectionalCollection {
  mutating func swapEnds() { if count > 1 { swapAt(startIndex, index(before: endIndex)) } }
}
let sorted: Ring = [10, 20, 30, 40]
print(sorted.insertionIndex(for: 25), sorted.insertionIndex(for: 5), sorted.insertionIndex(for: 99),
      [1, 3, 5].insertionIndex(for: 3))
var pair: Ring = ["l", "m", "r"]
pair.swapEnds()
print(pair)
