// removeAll(where:), partition(by:), filter with rest, removing duplicates, rotation, chunks, windows.

var basket = ["apple", "stone", "pear", "stone", "plum", "twig"]
basket.removeAll { $0 == "stone" }
print(basket)
basket.removeAll { $0.count > 100 }
print(basket.count)

// partition(by:) moves the matching ones to the end and says where they begin.
var numbers = [7, 2, 9, 4, 1, 8]
let pivot = numbers.partition { $0 % 2 == 0 }
print(pivot, numbers[..<pivot].sorted(), numbers[pivot...].sorted())
var none = [1, 3, 5]
print(none.partition { $0 > 10 }, none, none.partition { $0 > 0 })

// Two piles which keep their order.
extension Sequence {
  func separated(_ belongs: (Element) throws -> Bool) rethrows -> (matching: [Element], rest: [Element]) {
    var piles: ([Element], [Element]) = ([], [])
    for element in self {
      if try belongs(element) { piles.0.append(element) } else { piles.1.append(element) }
    }
    return piles
  }

  func uniqued() -> [Element] where Element: Hashable {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
let piles = (1...9).separated { $0.isMultiple(of: 3) }
print(piles.matching, piles.rest, piles)
print([3, 1, 3, 2, 1].uniqued(), "mississippi".uniqued().map(String.init).joined())

// Neighbouring duplicates only.
let bits = [0, 0, 1, 1, 1, 0, 2, 2]
print(bits.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } })

// Chunks by stride, windows by zip of slices.
extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
  func rotated(by shift: Int) -> [Element] {
    guard !isEmpty else { return [] }
    let cut = ((shift % count) + count) % count
    return Array(self[cut...] + self[..<cut])
  }
  func windows(of size: Int) -> [ArraySlice<Element>] {
    count < size ? [] : (0...(count - size)).map { self[$0..<($0 + size)] }
  }
}
print(Array(1...7).chunked(into: 3), [Int]().chunked(into: 2), ["solo"].chunked(into: 5))
print([1, 2, 3, 4, 5].rotated(by: 2), [1, 2, 3].rotated(by: -1), [1, 2].rotated(by: 4))
print([4, 8, 15, 16].windows(of: 2).map { $0.reduce(0, +) }, [1].windows(of: 2))

// Removing by indices, from the back.
var wagons = ["A", "B", "C", "D", "E"]
for index in [0, 2, 4].reversed() { wagons.remove(at: index) }
print(wagons)
for (index, wagon) in wagons.enumerated().reversed() where wagon == "B" { wagons.remove(at: index) }
print(wagons)

// Quicksort in the classical functional form, and a sieve in place.
func quicksorted(_ values: [Int]) -> [Int] {
  guard let head = values.first else { return [] }
  let (small, large) = values.dropFirst().separated { $0 < head }
  return quicksorted(small) + [head] + quicksorted(large)
}
print(quicksorted([5, 3, 8, 1, 5, 9, 2]))
var sieve = Array(2...40)
var index = 0
while index < sieve.count {
  let prime = sieve[index]
  sieve.removeAll { $0 != prime && $0 % prime == 0 }
  index += 1
}
print(sieve)
