// What a script says for all collections is meant where the library says it for all collections too: arrays have few of these
// members themselves.
extension Collection {
  var isEmpty: Bool {
    print("isEmpty of the script")
    return startIndex == endIndex
  }
  var first: Element? {
    print("first of the script")
    return isEmpty ? nil : self[startIndex]
  }
  var count: Int { -1 }
}
extension BidirectionalCollection {
  var last: Element? { nil }
}
extension MutableCollection {
  mutating func swapAt(_ i: Index, _ j: Index) { print("nothing is swapped") }
}
extension FloatingPoint {
  func squareRoot() -> Self { self }
}
extension BinaryInteger {
  func isMultiple(of other: Self) -> Bool { other == 1 }
}

var numbers = [3, 1, 2]
print(numbers.isEmpty, numbers.first ?? 0)
print(numbers.last as Any, numbers.count)
numbers.swapAt(0, 2)
print(numbers, numbers[1...].isEmpty)
print(2.0.squareRoot(), 4.isMultiple(of: 2))

func describe<C: BidirectionalCollection>(_ c: C) where C.Element == Int {
  print(c.isEmpty, c.first ?? 0, c.last ?? 0, c.count)
}
describe(numbers)
