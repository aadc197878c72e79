import Glibc

/// A string's words: header; byte count; capacity and flag; then the bytes.
enum StringLayout {
  static let header = 24

  @inline(__always) static func count(_ ref: Int) -> Int { words(ref)[1] }
  @inline(__always) static func setCount(_ ref: Int, _ count: Int) { words(ref)[1] = count }
  @inline(__always) static func capacity(_ ref: Int) -> Int { words(ref)[2] >> 1 }

  /// Every byte is a character: nothing but ASCII, and no carriage return (which may be half of one).
  @inline(__always) static func isSimple(_ ref: Int) -> Bool { words(ref)[2] & 1 != 0 }
  @inline(__always) static func setSimple(_ ref: Int, _ simple: Bool) {
    words(ref)[2] = words(ref)[2] & ~1 | (simple ? 1 : 0)
  }

  @inline(__always) static func bytes(_ ref: Int) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutablePointer<UInt8>(bitPattern: ref &+ header).unsafelyUnwrapped
  }

  @inline(__always) static func initialize(_ ref: Int, capacity: Int, count: Int) {
    words(ref)[1] = count
    words(ref)[2] = capacity << 1
  }

  static func scanSimple(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    // Eight bytes at a time; what is not simple tends to show at once.
    let raw = UnsafeRawPointer(bytes)
    var index = 0
    while index &+ 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // A byte of `returns` is 0 where the text has a carriage return; the least such byte is found for certain.
      let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
      if (word | (returns &- 0x0101_0101_0101_0101) & ~returns) & 0x8080_8080_8080_8080 != 0 { return false }
      index &+= 8
    }
    while index < count {
      if bytes[index] >= 0x80 || bytes[index] == 13 { return false }
      index &+= 1
    }
    return true
  }
}

/// Strings are objects of the heap, for natives and embedders as well as for the loop.
extension Heap {
  /// A new string; the caller owns it.
  public func makeString(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { makeString(bytes: $0) }
  }

  public func makeString(bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let ref = makeString(count: bytes.count, capacity: bytes.count)
    guard let source = bytes.baseAddress else {
      StringLayout.setSimple(ref, true)
      return ref
    }
    memcpy(StringLayout.bytes(ref), source, bytes.count)
    StringLayout.setSimple(ref, StringLayout.scanSimple(source, bytes.count))
    return ref
  }

  /// The text of a string object.
  public func string(_ ref: Int) -> String { String(decoding: utf8(ref), as: UTF8.self) }

  /// The bytes of a string object, good as long as it is.
  public func utf8(_ ref: Int) -> UnsafeBufferPointer<UInt8> {
    assert(shapes[ObjectHeader.shape(ref)].kind == .string, "not a string")
    return UnsafeBufferPointer(start: StringLayout.bytes(ref), count: StringLayout.count(ref))
  }

  /// A string of so many bytes, to be written yet.
  @inline(__always) func makeString(count: Int, capacity: Int) -> Int {
    let bytes = usableBytes(StringLayout.header &+ capacity)
    let ref = allocate(shape: BuiltinShape.string, bytes: bytes)
    StringLayout.initialize(ref, capacity: bytes &- StringLayout.header, count: count)
    return ref
  }

  /// A piece of a string.
  @inline(never) func substring(_ ref: Int, _ start: Int, _ end: Int) -> Int {
    let result = makeString(count: end - start, capacity: end - start)
    memcpy(StringLayout.bytes(result), StringLayout.bytes(ref) + start, end - start)
    let simple =
      StringLayout.isSimple(ref) || StringLayout.scanSimple(StringLayout.bytes(result), end - start)
    StringLayout.setSimple(result, simple)
    return result
  }

  @inline(never) func concatenate(_ parts: UnsafePointer<Int>, _ count: Int) -> Int {
    var total = 0
    var simple = true
    for index in 0..<count {
      total += StringLayout.count(parts[index])
      simple = simple && StringLayout.isSimple(parts[index])
    }
    let result = makeString(count: total, capacity: total)
    var position = StringLayout.bytes(result)
    for index in 0..<count {
      let length = StringLayout.count(parts[index])
      memcpy(position, StringLayout.bytes(parts[index]), length)
      position += length
    }
    StringLayout.setSimple(result, simple)
    return result
  }

  /// Appends to an owned string, in place if it is nobody else's; the result takes its place.
  @inline(never) func append(_ ref: Int, _ other: Int) -> Int {
    let simple = StringLayout.isSimple(ref) && StringLayout.isSimple(other)
    let result = append(ref, StringLayout.bytes(other), StringLayout.count(other))
    StringLayout.setSimple(result, simple)
    return result
  }

  /// The same for bare bytes; whether the result is simple is left to the caller, who knows the bytes.
  func append(_ ref: Int, _ source: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let old = StringLayout.count(ref)
    let total = old + count
    if ObjectHeader.isUnique(ref) && total <= StringLayout.capacity(ref) {
      memcpy(StringLayout.bytes(ref) + old, source, count)
      StringLayout.setCount(ref, total)
      return ref
    }
    let result = makeString(count: total, capacity: max(total, ObjectHeader.isUnique(ref) ? old * 2 : total + 8))
    memcpy(StringLayout.bytes(result), StringLayout.bytes(ref), old)
    memcpy(StringLayout.bytes(result) + old, source, count)
    release(ref)
    return result
  }

  @inline(__always) func stringsAreEqual(_ left: Int, _ right: Int) -> Bool {
    if left == right { return true }
    let count = StringLayout.count(left)
    if count == StringLayout.count(right) && haveSameBytes(left, right, count) { return true }
    if StringLayout.isSimple(left) && StringLayout.isSimple(right) { return false }
    return stringsAreEquivalent(left, right)
  }

  /// A string has room for eight bytes at least; short ones are compared here.
  @inline(__always) private func haveSameBytes(_ left: Int, _ right: Int, _ count: Int) -> Bool {
    let first = words(left)[3] ^ words(right)[3]
    if count < 8 { return first & ((1 &<< (count &<< 3)) &- 1) == 0 }
    return first == 0
      && (count == 8 || memcmp(StringLayout.bytes(left) + 8, StringLayout.bytes(right) + 8, count &- 8) == 0)
  }

  /// One may be composed and the other decomposed.
  @inline(never) private func stringsAreEquivalent(_ left: Int, _ right: Int) -> Bool { string(left) == string(right) }

  @inline(never) func stringIsLess(_ left: Int, _ right: Int) -> Bool {
    if StringLayout.isSimple(left) && StringLayout.isSimple(right) {
      let leftCount = StringLayout.count(left)
      let rightCount = StringLayout.count(right)
      let order = memcmp(StringLayout.bytes(left), StringLayout.bytes(right), min(leftCount, rightCount))
      return order != 0 ? order < 0 : leftCount < rightCount
    }
    return string(left) < string(right)
  }

  // MARK: Characters

  /// The offset behind the character that begins at `start`, which lies before the end.
  @inline(__always) func characterEnd(_ ref: Int, _ start: Int) -> Int {
    if StringLayout.isSimple(ref) { return start &+ 1 }
    return characterEndSlowly(ref, start)
  }

  @inline(never) private func characterEndSlowly(_ ref: Int, _ start: Int) -> Int {
    let bytes = StringLayout.bytes(ref)
    let count = StringLayout.count(ref)
    // Two ASCII characters never belong together, but for CR LF.
    if bytes[start] < 0x80 && bytes[start] != 13 && (start + 1 == count || bytes[start + 1] < 0x80) { return start + 1 }
    var length = 32
    while true {
      var end = min(count, start + length)
      while end < count && bytes[end] & 0xC0 == 0x80 { end += 1 }
      let text = String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
      let first = text[text.startIndex..<text.index(after: text.startIndex)].utf8.count
      if start + first < end || end == count { return start + first }
      length *= 4
    }
  }

  /// The character between two offsets. ASCII characters are shared.
  @inline(__always) func character(_ ref: Int, _ start: Int, _ end: Int, shared: UnsafePointer<Int>) -> Int {
    let byte = StringLayout.bytes(ref)[start]
    if _fastPath(end &- start == 1 && byte < 0x80) { return shared[Int(byte)] }
    return substring(ref, start, end)
  }
}
