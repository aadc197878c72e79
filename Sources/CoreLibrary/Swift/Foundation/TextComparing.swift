// Which of two texts comes first.

extension StringProtocol {
  public func compare<T: StringProtocol>(
    _ aString: T, options mask: String.CompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil
  ) -> ComparisonResult {
    var text = _string
    if let range {
      let origin = startIndex._offset
      text = text._slice(range.lowerBound._offset - origin, range.upperBound._offset - origin)
    }
    let other = aString._string
    return locale == nil ? text._compare(other, mask) : _Collation.compare(text, other, mask)
  }
  public func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    _string._compare(aString._string, .caseInsensitive)
  }
  public func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    _Collation.compare(_string, aString._string, [])
  }
  public func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    _Collation.compare(_string, aString._string, .caseInsensitive)
  }
  public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
    _Collation.compare(
      _string, string._string, [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
  }

  /// What two texts begin with alike.
  public func commonPrefix<T: StringProtocol>(with aString: T, options: String.CompareOptions = []) -> String {
    let text = _string
    let one = _FoldedText(text, 0, text._byteCount(), options)
    let two = _FoldedText(aString._string, 0, aString._string._byteCount(), options)
    var count = 0
    while count < one.values.count && count < two.values.count && one.values[count] == two.values[count] { count += 1 }
    while count > 0 {
      if let end = one.boundary(count), two.boundary(count) != nil { return text._slice(0, end) }
      count -= 1
    }
    return ""
  }
}

extension String {
  func _compare(_ other: String, _ options: CompareOptions) -> ComparisonResult {
    if options._isExact && !options.contains(.numeric) {
      // Unit by unit of UTF-16.
      return _FoldedText._order(utf16.map { Int($0) }, other.utf16.map { Int($0) })
    }
    var comparison = _TextComparison(self, other, options)
    return comparison.result()
  }

  /// Whether the scalars are the same ones, not only what they stand for.
  func _isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// Two texts compared as Foundation does it: what is the same is passed over as it stands, what is not is folded, a
/// character with its marks at a time. What is left of one such character is not always held against what the other text
/// goes on with.
private struct _TextComparison {
  /// One of the two, and how far one has come.
  struct Side {
    let values: [Int]
    let folding: _ClusterFolding
    var index = 0
    /// What the character at the index has been folded to, and how much of that is done.
    var folded: [Int] = []
    var place = 0
    var used = 1

    init(_ text: String, _ options: String.CompareOptions) {
      values = text.unicodeScalars.map { $0._value }
      folding = _ClusterFolding(options)
    }
    var isAtEnd: Bool { index >= values.count }
    mutating func next() -> Int {
      if !folded.isEmpty {
        place += 1
        return folded[place - 1]
      }
      used = 1
      let value = values[index]
      return folding.ignoresCase && value >= 65 && value <= 90 ? value + 32 : value
    }
    mutating func fold(_ value: Int) -> Int {
      let (result, count) = folding.fold(value, values, index)
      if result.isEmpty { return value }
      folded = result
      used = count
      place = 1
      return result[0]
    }
    mutating func advance() {
      if !folded.isEmpty && place == folded.count { folded = [] }
      if folded.isEmpty { index += used }
    }
    func digits() -> (digits: [Int], count: Int)? {
      var end = index
      var digits: [Int] = []
      while end < values.count && values[end] >= 48 && values[end] <= 57 {
        if !(digits.isEmpty && values[end] == 48) { digits.append(values[end]) }
        end += 1
      }
      return folded.isEmpty && end > index ? (digits, end - index) : nil
    }
    mutating func skipMarks() { while !isAtEnd && _Folding.isMark(values[index]) { index += 1 } }
  }

  let options: String.CompareOptions
  var one: Side
  var two: Side

  init(_ one: String, _ two: String, _ options: String.CompareOptions) {
    self.options = options
    self.one = Side(one, options)
    self.two = Side(two, options)
  }

  mutating func result() -> ComparisonResult {
    func order(_ left: Int, _ right: Int) -> ComparisonResult {
      left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    let isNumeric = options.contains(.numeric)
    let isForced = options.contains(.forcedOrdering)
    var forced = ComparisonResult.orderedSame
    while !one.isAtEnd && !two.isAtEnd {
      if isNumeric, let left = one.digits(), let right = two.digits() {
        if left.digits.count != right.digits.count { return order(left.digits.count, right.digits.count) }
        let result = _FoldedText._order(left.digits, right.digits)
        if result != .orderedSame { return result }
        if forced == .orderedSame { forced = order(left.count, right.count) }
        one.index += left.count
        two.index += right.count
        continue
      }
      var left = one.next()
      var right = two.next()
      if left != right {
        if forced == .orderedSame { forced = order(left, right) }
        if left < 128 && right < 128 && !one.folding.ignoresCase { return order(left, right) }
        if one.folding.ignoresMarks && one.index > 0 { skip(&left, &right) }
      }
      if left != right {
        if one.folded.isEmpty { left = one.fold(left) }
        if one.folded.isEmpty && !two.folded.isEmpty { return order(left, right) }
        if two.folded.isEmpty && (one.folded.isEmpty || left != right) {
          right = two.fold(right)
          if two.folded.isEmpty || left != right { return order(left, right) }
        }
        if !one.folded.isEmpty && !two.folded.isEmpty {
          while one.place < one.folded.count && two.place < two.folded.count {
            let result = order(one.folded[one.place], two.folded[two.place])
            if result != .orderedSame { return result }
            one.place += 1
            two.place += 1
          }
        }
      }
      one.advance()
      two.advance()
    }
    if one.folding.ignoresMarks {
      one.skipMarks()
      two.skipMarks()
    }
    if !one.isAtEnd { return .orderedDescending }
    if !two.isAtEnd { return .orderedAscending }
    return isForced ? forced : .orderedSame
  }

  /// A mark that does not count is passed over, and the other text stays where it is.
  private mutating func skip(_ left: inout Int, _ right: inout Int) {
    var skipsLeft = false
    var skipsRight = false
    if one.folded.isEmpty && _Folding.isMark(left) {
      left = right
      skipsLeft = true
    }
    if two.folded.isEmpty && _Folding.isMark(right) {
      right = left
      skipsRight = true
    }
    if skipsLeft && !skipsRight { two.index -= two.used }
    if skipsRight && !skipsLeft { one.index -= one.used }
  }
}

extension _FoldedText {
  static func _order(_ one: [Int], _ other: [Int]) -> ComparisonResult {
    var index = 0
    while index < one.count && index < other.count {
      if one[index] != other[index] { return one[index] < other[index] ? .orderedAscending : .orderedDescending }
      index += 1
    }
    if one.count == other.count { return .orderedSame }
    return one.count < other.count ? .orderedAscending : .orderedDescending
  }

  /// With the digits that stand next to each other as numbers.
  ///
  /// - Parameter lengths: which of the first two equal numbers of different length is the shorter one.
  func compareNumbers(_ other: _FoldedText, _ lengths: inout ComparisonResult) -> ComparisonResult {
    var first = 0
    var second = 0
    while first < values.count && second < other.values.count {
      if let left = number(first), let right = other.number(second) {
        if left.digits.count != right.digits.count {
          return left.digits.count < right.digits.count ? .orderedAscending : .orderedDescending
        }
        let result = _FoldedText._order(left.digits, right.digits)
        if result != .orderedSame { return result }
        if lengths == .orderedSame && left.end - first != right.end - second {
          lengths = left.end - first < right.end - second ? .orderedAscending : .orderedDescending
        }
        first = left.end
        second = right.end
        continue
      }
      if values[first] != other.values[second] {
        return values[first] < other.values[second] ? .orderedAscending : .orderedDescending
      }
      first += 1
      second += 1
    }
    return first < values.count ? .orderedDescending : second < other.values.count ? .orderedAscending : .orderedSame
  }

  /// The digits of the number at a place, without zeros in front, and where it ends.
  private func number(_ index: Int) -> (digits: [Int], end: Int)? {
    var end = index
    var digits: [Int] = []
    while end < values.count && values[end] >= 48 && values[end] <= 57 {
      if !(digits.isEmpty && values[end] == 48) { digits.append(values[end]) }
      end += 1
    }
    return end == index ? nil : (digits, end)
  }
}
