// The number that Foundation makes of a text: always the same, unlike what Swift hashes by.

extension StringProtocol {
  public var hash: Int {
    let units = Array(self.utf16)
    let count = units.count
    var hash = UInt64(count)
    if count <= 96 {
      _addHash(units[...], &hash)
    } else {
      // Of a long text the beginning, the middle and the end.
      let middle = count / 2 - 16
      _addHash(units[..<32], &hash)
      _addHash(units[middle..<middle + 32], &hash)
      _addHash(units[(count - 32)...], &hash)
    }
    return Int(truncatingIfNeeded: hash &+ (hash << UInt64(count & 31)))
  }
}

func _addHash(_ units: ArraySlice<UInt16>, _ hash: inout UInt64) {
  var index = units.startIndex
  while index + 4 <= units.endIndex {
    var four = UInt32(units[index]) &* 16_974_593 &+ UInt32(units[index + 1]) &* 66_049
    four = four &+ UInt32(units[index + 2]) &* 257 &+ UInt32(units[index + 3])
    hash = hash &* 67_503_105 &+ UInt64(four)
    index += 4
  }
  while index < units.endIndex {
    hash = hash &* 257 &+ UInt64(units[index])
    index += 1
  }
}
