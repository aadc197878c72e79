// Where a type has `min` and `max` only on a condition, the functions are meant; a string has them for its own.
extension Range {
  func most() -> Int { max(1, 2) }
}
extension ClosedRange where Bound == Int {
  func least() -> Int { min(lowerBound, 2) }
}
extension String {
  func most() -> Int { max(count, 2) }
}
extension Collection {
  func least() -> Int { Swift.min(count, 2) }
}
print((1..<2).most(), (1...2).least(), "abc".most(), [1, 2, 3].least(), "abc".max()!)
