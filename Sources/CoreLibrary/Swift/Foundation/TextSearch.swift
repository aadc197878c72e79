// Searching text, and putting other text in the place of what is found. Foundation searches scalar by scalar, so that a
// line feed is found in a line end of two scalars; but what ends before a mark is not found.

extension StringProtocol {
  /// Where a text first stands in this one, or last.
  public func range<T: StringProtocol>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> Range<String.Index>? {
    let text = _string
    let origin = startIndex._offset
    let low = (searchRange?.lowerBound ?? startIndex)._offset - origin
    let high = (searchRange?.upperBound ?? endIndex)._offset - origin
    if low < 0 || high > text._byteCount() { fatalError("String index is out of bounds") }
    guard let (from, to) = text._find(aString._string, low, high, mask) else { return nil }
    return String.Index._at(from + origin)..<String.Index._at(to + origin)
  }

  /// Whether a text stands in this one; an empty one stands nowhere.
  public func contains<T: StringProtocol>(_ other: T) -> Bool {
    let text = _string
    return text._find(other._string, 0, text._byteCount(), []) != nil
  }
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {
    let text = _string
    return text._find(other._string, 0, text._byteCount(), .caseInsensitive) != nil
  }
  public func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool {
    localizedStandardRange(of: string) != nil
  }
  public func localizedStandardRange<T: StringProtocol>(of string: T) -> Range<String.Index>? {
    range(of: string, options: [.caseInsensitive, .diacriticInsensitive])
  }

  /// The text with another one in the place of each that is found.
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<String.Index>? = nil
  ) -> String {
    let text = _string
    let origin = startIndex._offset
    let low = (searchRange?.lowerBound ?? startIndex)._offset - origin
    let high = (searchRange?.upperBound ?? endIndex)._offset - origin
    if low < 0 || high > text._byteCount() { fatalError("String index is out of bounds") }
    if options.contains(.regularExpression) {
      return text._replacing(target._string, with: replacement._string, options, low, high)
    }
    return text._replacing(target._string, replacement._string, low, high, options)
  }

  /// The parts between the separators, empty ones too.
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] {
    let text = _string
    let wanted = separator._string
    if wanted.isEmpty { return [text] }
    if text._isSplitByBytes(wanted) {
      return text._split(0, text._byteCount(), wanted, Int.max, false).map { $0._string }
    }
    // Here whole characters are compared.
    let characters = Array(wanted)
    var result: [String] = []
    var start = 0
    var offset = 0
    let end = text._byteCount()
    while offset < end {
      var place = offset
      var count = 0
      while count < characters.count && place < end && text._character(place) == characters[count] {
        place = text._next(place)
        count += 1
      }
      if count == characters.count {
        result.append(text._slice(start, offset))
        start = place
        offset = place
      } else {
        offset = text._next(offset)
      }
    }
    result.append(text._slice(start, end))
    return result
  }

  public func components(separatedBy separators: CharacterSet) -> [String] {
    let text = _string
    var result: [String] = []
    var start = 0
    var offset = 0
    let end = text._byteCount()
    while offset < end {
      let (value, next) = text._scalar(offset)
      if separators._rule.has(value) {
        result.append(text._slice(start, offset))
        start = next
      }
      offset = next
    }
    result.append(text._slice(start, end))
    return result
  }

  public func rangeOfCharacter(
    from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<String.Index>? = nil
  ) -> Range<String.Index>? {
    let text = _string
    let origin = startIndex._offset
    let low = (aRange?.lowerBound ?? startIndex)._offset - origin
    let high = (aRange?.upperBound ?? endIndex)._offset - origin
    if low < 0 || high > text._byteCount() { fatalError("String index is out of bounds") }
    var found: (Int, Int)?
    var offset = low
    let isBackwards = mask.contains(.backwards)
    while offset < high {
      let (value, next) = text._scalar(offset)
      if aSet._rule.has(value), !mask.contains(.anchored) || (isBackwards ? next == high : offset == low) {
        found = (offset, next)
        if !isBackwards { break }
      }
      offset = next
    }
    guard let (from, to) = found else { return nil }
    return String.Index._at(from + origin)..<String.Index._at(to + origin)
  }

  public func trimmingCharacters(in set: CharacterSet) -> String {
    let text = _string
    // Here Foundation asks unit by unit of UTF-16: half a scalar is in no set but inverted ones.
    func isTrimmed(_ value: Int) -> Bool { set._rule.has(value < 0x10000 ? value : 0xd800) }
    var low = 0
    var high = text._byteCount()
    while low < high {
      let (value, next) = text._scalar(low)
      if !isTrimmed(value) { break }
      low = next
    }
    while high > low {
      let before = text._scalarBefore(high)
      let (value, _) = text._scalar(before)
      if !isTrimmed(value) { break }
      high = before
    }
    return text._slice(low, high)
  }

  public func replacingCharacters<T: StringProtocol, R: RangeExpression>(in range: R, with replacement: T) -> String
  where R.Bound == String.Index {
    let bounds = range.relative(to: self)
    let text = _string
    let origin = startIndex._offset
    return text._slice(0, bounds.lowerBound._offset - origin) + replacement._string
      + text._slice(bounds.upperBound._offset - origin, text._byteCount())
  }
}

extension String {
  /// The offset of the scalar that ends at one.
  func _scalarBefore(_ offset: Int) -> Int {
    var before = offset - 1
    while _byte(before) & 192 == 128 { before -= 1 }
    return before
  }

  /// The offsets between which a text is found, of those between two others.
  func _find(_ wanted: String, _ low: Int, _ high: Int, _ options: CompareOptions) -> (Int, Int)? {
    if options.contains(.regularExpression) { return _find(pattern: wanted, low, high, options) }
    if wanted.isEmpty || low >= high { return nil }
    let isPlain = options.rawValue & ~5 == 0
    if isPlain && _isSplitByBytes(wanted) {
      let ignoresCase = options.contains(.caseInsensitive)
      let parts = (ignoresCase ? lowercased() : self)._split(
        low, high, ignoresCase ? wanted.lowercased() : wanted, options.contains(.backwards) ? Int.max : 1, false)
      if parts.count == 1 { return nil }
      if !options.contains(.backwards) { return (parts[0].endIndex._offset, parts[1].startIndex._offset) }
      // Of those that overlap the last one is meant, which splitting from the front may have missed.
    }
    let text = _FoldedText(self, low, high, options)
    return _find(_FoldedText(wanted, 0, wanted._byteCount(), options).values, in: text, 0, text.values.count, options)
  }

  /// Where folded text is found between two places in folded text, as offsets.
  private func _find(
    _ wanted: [Int], in text: _FoldedText, _ low: Int, _ high: Int, _ options: CompareOptions
  ) -> (Int, Int)? {
    if wanted.isEmpty { return nil }
    let isBackwards = options.contains(.backwards)
    let isAnchored = options.contains(.anchored)
    let first = wanted[0]
    let last = high - wanted.count
    if last < low { return nil }
    func whole(_ index: Int) -> (Int, Int)? {
      guard let from = text.boundary(index), let to = text.boundary(index + wanted.count), _ends(to, text.end, options)
      else { return nil }
      return (from == text.end ? text.places[index] : from, to)
    }
    if wanted.count > 16 && !isBackwards && !isAnchored {
      // By Knuth, Morris and Pratt: each value of the text is looked at once.
      var shorter = [0]
      var matched = 0
      for value in wanted.dropFirst() {
        while matched > 0 && wanted[matched] != value { matched = shorter[matched - 1] }
        if wanted[matched] == value { matched += 1 }
        shorter.append(matched)
      }
      matched = 0
      for index in low..<high {
        let value = text.values[index]
        while matched > 0 && (matched == wanted.count || wanted[matched] != value) { matched = shorter[matched - 1] }
        if wanted[matched] == value { matched += 1 }
        if matched == wanted.count, let found = whole(index + 1 - matched) { return found }
      }
      return nil
    }
    var index = isBackwards ? last : low
    while index >= low && index <= last {
      if text.values[index] == first {
        var count = 1
        while count < wanted.count && text.values[index + count] == wanted[count] { count += 1 }
        if count == wanted.count, let found = whole(index) { return found }
      }
      if isAnchored { return nil }
      index += isBackwards ? -1 : 1
    }
    return nil
  }

  /// Whether what ends at an offset is no part of what goes on there.
  private func _ends(_ offset: Int, _ end: Int, _ options: CompareOptions) -> Bool {
    if offset >= end || options.contains(.literal) || options.contains(.diacriticInsensitive) { return true }
    let (next, _) = _scalar(offset)
    if _Folding.isMark(next) { return false }
    let (last, _) = _scalar(_scalarBefore(offset))
    if last == 0x200d || last >= 0x1100 && last <= 0x11f9 || _Decomposition.combiningClass(last) == 9 {
      return _isCharacterBoundary(offset)
    }
    return true
  }
  private func _isCharacterBoundary(_ offset: Int) -> Bool {
    var place = 0
    while place < offset { place = _next(place) }
    return place == offset
  }

  func _replacing(
    _ wanted: String, _ replacement: String, _ low: Int, _ high: Int, _ options: CompareOptions
  ) -> String {
    if wanted.isEmpty || low >= high { return self }
    let folded = options.rawValue & ~1 == 0 && _isSplitByBytes(wanted)
    if folded && !options.contains(.caseInsensitive) {
      let parts = _split(low, high, wanted, Int.max, false).map { $0._string }
      return _slice(0, low) + String._joined(parts, replacement) + _slice(high, _byteCount())
    }
    let text = _FoldedText(self, low, high, options)
    let values = _FoldedText(wanted, 0, wanted._byteCount(), options).values
    var found: [(Int, Int)] = []
    var from = 0
    var to = text.values.count
    while let range = _find(values, in: text, from, to, options) {
      found.append(range)
      if options.contains(.backwards) {
        while to > 0 && text.places[to - 1] >= range.0 { to -= 1 }
      } else {
        while from < text.values.count && text.places[from] < range.1 { from += 1 }
      }
    }
    if options.contains(.backwards) { found.reverse() }
    var result = ""
    var place = 0
    for (lower, upper) in found {
      result += _slice(place, lower) + replacement
      place = upper
    }
    return result + _slice(place, _byteCount())
  }
}
