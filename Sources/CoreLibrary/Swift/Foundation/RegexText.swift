// The text that a regular expression of Foundation is matched with.

/// A text as scalars, with the offsets that Foundation counts in.
struct _RegexText {
  private(set) var values: [Int] = []
  /// In units of UTF-16; nil where each scalar is one.
  private(set) var units: [Int]?
  private let byteCount: Int

  init(_ text: String) {
    byteCount = text._byteCount()
    values.reserveCapacity(byteCount)
    var offset = 0
    var isWide = false
    while offset < byteCount {
      let (value, next) = text._scalar(offset)
      values.append(value)
      if value > 0xffff { isWide = true }
      offset = next
    }
    if isWide {
      var units = [0]
      var unit = 0
      for value in values {
        unit += value > 0xffff ? 2 : 1
        units.append(unit)
      }
      self.units = units
    }
  }

  func unit(_ place: Int) -> Int { units.map { $0[place] } ?? place }
  /// The scalar that begins at a unit, or the one whose second half is there.
  func place(unit: Int) -> Int {
    guard let units else { return Swift.min(unit, values.count) }
    var low = 0
    var high = units.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if units[middle] <= unit { low = middle } else { high = middle - 1 }
    }
    return low
  }
  /// Offsets in bytes, of places in ascending order.
  func byte(_ place: Int) -> Int {
    if byteCount == values.count { return place }
    var offset = 0
    for value in values[0..<place] { offset += value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4 }
    return offset
  }
  func place(byte: Int) -> Int {
    if byteCount == values.count { return byte }
    var offset = 0
    var place = 0
    while place < values.count && offset < byte {
      let value = values[place]
      offset += value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
      place += 1
    }
    return place
  }
  func text(_ low: Int, _ high: Int) -> String {
    var result = ""
    for value in values[low..<high] { result += String._fromScalar(value) }
    return result
  }
}
