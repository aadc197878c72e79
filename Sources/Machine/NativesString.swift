import Glibc
@_spi(_Unicode) import Swift

/// Natives on strings. `S` is a string, `I` an Int, `B` a Bool, `A` an array; offsets count UTF-8 bytes.
///
///     string.count (S) → I                      characters
///     string.isASCIIOnly (S) → B                every byte is a character: offsets are positions
///     string.hash (S) → I                       equal for equivalent strings
///     string.hasPrefix, hasSuffix (S, S) → B
///     string.contains (S, S) → B
///     string.find (S, S, I) → I                 offset of the second in the first from an offset on, or -1
///     string.uppercased, lowercased (S) → S
///     string.repeated (S, I) → S
///     string.substring (S, I, I) → S            low ..< high
///     string.previousCharacter (S, I) → I       offset of the character that ends at an offset
///     string.advanced (S, I, I, I, I) → I       offset so many characters further; -1 if not between the last two
///     string.distance (S, I, I) → I             how many characters there are from one offset to another
///     string.reversed (S) → S                   by characters
///     string.debugDescription (S) → S           quoted and escaped
///     string.characters (S, shape I) → A        array of Characters; shape is the array's
///     string.fromCharacters (A) → S             an array of strings, joined
///     string.joined (A, S) → S                  the same with a separator
///     string.isSplitByBytes (S, S) → B          whether the bytes of the second are whole characters wherever they are found
///     string.split (S, I, I, S, I, B, shape I) → A   such a string's low ..< high, at a separator, so many times at most,
///                                               empty pieces left out or not; the pieces are substrings
///     string.scalarAt (S, I) → I, I             scalar at an offset, and the offset behind it
///     string.fromScalar (I) → S                 traps if it is none
///     string.fromUTF8 (A) → S                   an array of bytes, repaired
///     string.appendInt, appendDouble (S owned, value) → S   in place when unique
extension Executable {
  func registerStringNatives() {
    registerNative("string.count") { call in call.give(call.heap.characterCount(call.int(0))) }
    registerNative("string.isASCIIOnly") { call in call.give(StringLayout.isSimple(call.int(0))) }
    registerNative("string.hash") { call in call.give(call.heap.hash(string: call.int(0))) }
    registerNative("string.hasPrefix") { call in
      let heap = call.heap
      call.give(
        heap.bothSimple(call.int(0), call.int(1))
          ? heap.utf8(call.int(0)).starts(with: heap.utf8(call.int(1))) : call.string(0).hasPrefix(call.string(1)))
    }
    registerNative("string.hasSuffix") { call in
      let heap = call.heap
      guard heap.bothSimple(call.int(0), call.int(1)) else {
        return call.give(call.string(0).hasSuffix(call.string(1)))
      }
      let length = StringLayout.count(call.int(1))
      let start = StringLayout.count(call.int(0)) - length
      let (text, suffix) = (StringLayout.bytes(call.int(0)), StringLayout.bytes(call.int(1)))
      call.give(start >= 0 && memcmp(text + start, suffix, length) == 0)
    }
    registerNative("string.contains") { call in
      call.give(
        call.heap.bothSimple(call.int(0), call.int(1))
          ? call.heap.find(call.int(0), call.int(1), from: 0) >= 0
          : call.heap.containsCharacters(call.string(0), call.string(1)))
    }
    registerNative("string.find") { call in call.give(call.heap.find(call.int(0), call.int(1), from: call.int(2))) }
    registerNative("string.uppercased") { call in
      if !call.heap.mapASCII(call, from: 0x61, flip: 0x20) { call.give(call.string(0).uppercased()) }
    }
    registerNative("string.lowercased") { call in
      if !call.heap.mapASCII(call, from: 0x41, flip: 0x20) { call.give(call.string(0).lowercased()) }
    }
    registerNative("string.repeated") { call in
      guard call.int(1) >= 0 else { return call.trap(.precondition, "negative count not allowed") }
      guard call.int(1) <= Heap.largestCount / max(1, StringLayout.count(call.int(0))) else {
        return call.trap(.noMemory)
      }
      guard call.heap.allows(call.int(1) * StringLayout.count(call.int(0)) / 8) else { return call.trap(.noMemory) }
      call.give(call.heap.repeated(call.int(0), call.int(1)))
    }
    registerNative("string.substring") { call in
      let (low, high) = (call.int(1), call.int(2))
      guard low >= 0, low <= high, high <= StringLayout.count(call.int(0)) else { return call.trap(.indexOutOfRange) }
      call.give(call.heap.substring(call.int(0), low, high))
    }
    registerNative("string.previousCharacter") { call in
      let end = call.int(1)
      guard end > 0, end <= StringLayout.count(call.int(0)) else { return call.trap(.indexOutOfRange) }
      if StringLayout.isSimple(call.int(0)) { return call.give(end - 1) }
      let head = String(decoding: call.utf8(0)[..<end], as: UTF8.self)
      call.give(end - (head.last.map { String($0).utf8.count } ?? 1))
    }
    registerNative("string.advanced") { call in
      call.give(call.heap.advanced(call.int(0), call.int(1), by: call.int(2), from: call.int(3), to: call.int(4)))
    }
    registerNative("string.distance") { call in
      let (start, end) = (call.int(1), call.int(2))
      guard min(start, end) >= 0, max(start, end) <= StringLayout.count(call.int(0)) else {
        return call.trap(.indexOutOfRange)
      }
      if StringLayout.isSimple(call.int(0)) { return call.give(end - start) }
      let count = String(decoding: call.utf8(0)[min(start, end)..<max(start, end)], as: UTF8.self).count
      call.give(start < end ? count : -count)
    }
    registerNative("string.reversed") { call in call.give(String(call.string(0).reversed())) }
    registerNative("string.debugDescription") { call in call.give(call.string(0).debugDescription) }
    registerNative("string.characters") { call in call.give(call.heap.characters(of: call.int(0), call)) }
    registerNative("string.fromCharacters") { call in
      let array = call.int(0)
      call.give(call.heap.concatenate(ArrayLayout.elements(array), ArrayLayout.count(array)))
    }
    registerNative("string.joined") { call in call.give(call.heap.joined(call.int(0), call.int(1))) }
    registerNative("string.isSplitByBytes") { call in call.give(call.heap.isSplitByBytes(call.int(0), call.int(1))) }
    registerNative("string.split") { call in call.give(call.heap.split(call)) }
    registerNative("string.scalarAt") { call in
      let offset = call.int(1)
      guard offset >= 0, offset < StringLayout.count(call.int(0)) else { return call.trap(.indexOutOfRange) }
      let (scalar, next) = call.heap.scalar(call.int(0), at: offset)
      call.give(scalar)
      call.give(next, at: 1)
    }
    registerNative("string.fromScalar") { call in
      guard let value = UInt32(exactly: call.int(0)), let scalar = Unicode.Scalar(value) else {
        return call.trap(.precondition, "not a Unicode scalar")
      }
      call.give(String(Character(scalar)))
    }
    registerNative("string.fromUTF8") { call in
      let array = call.int(0)
      let bytes = (0..<ArrayLayout.count(array)).map { UInt8(truncatingIfNeeded: ArrayLayout.elements(array)[$0]) }
      call.give(String(decoding: bytes, as: UTF8.self))
    }
    registerNative("string.appendInt") { call in call.give(call.heap.append(call.int(0), decimal: call.int(1))) }
    registerNative("string.appendDouble") { call in
      let text = call.heap.makeString(call.double(1).description)
      call.give(call.heap.append(call.int(0), text))
      call.heap.release(text)
    }
  }
}

extension Heap {
  func bothSimple(_ left: Int, _ right: Int) -> Bool { StringLayout.isSimple(left) && StringLayout.isSimple(right) }

  func characterCount(_ ref: Int) -> Int {
    StringLayout.isSimple(ref) ? StringLayout.count(ref) : string(ref).count
  }

  /// The offset that lies so many characters behind an offset, or before it; -1 where that leaves the bounds.
  func advanced(_ ref: Int, _ offset: Int, by distance: Int, from low: Int, to high: Int) -> Int {
    guard low >= 0, high <= StringLayout.count(ref), low <= offset, offset <= high else { return -1 }
    if StringLayout.isSimple(ref) {
      return distance < low - offset || distance > high - offset ? -1 : offset + distance
    }
    if distance >= 0 {
      var offset = offset
      for _ in 0..<distance {
        if offset >= high { return -1 }
        offset = characterEnd(ref, offset)
      }
      return offset > high ? -1 : offset
    }
    let bytes = UnsafeBufferPointer(start: StringLayout.bytes(ref) + low, count: offset - low)
    let head = String(decoding: bytes, as: UTF8.self)
    guard let place = head.index(head.endIndex, offsetBy: distance, limitedBy: head.startIndex) else { return -1 }
    return low + head.utf8.distance(from: head.startIndex, to: place)
  }

  /// The offset of the bytes of one string in another, or -1.
  func find(_ ref: Int, _ other: Int, from start: Int) -> Int {
    let count = StringLayout.count(ref)
    guard start >= 0, start <= count else { return -1 }
    if StringLayout.count(other) == 0 { return start }
    return StringLayout.bytes(ref).place(of: other, from: start, to: count) ?? -1
  }

  /// Whole characters are compared, as in Swift: an accent does not match alone.
  func containsCharacters(_ text: String, _ part: String) -> Bool {
    let part = Array(part)
    if part.isEmpty { return true }
    var search = LinearSearch(part)
    return text.contains { search.ends(with: $0) }
  }

  /// Changes the case of a simple string; false for others.
  func mapASCII(_ call: NativeCall, from first: UInt8, flip: UInt8) -> Bool {
    let ref = call.int(0)
    guard StringLayout.isSimple(ref) else { return false }
    let count = StringLayout.count(ref)
    let result = makeString(count: count, capacity: count)
    let source = StringLayout.bytes(ref)
    let target = StringLayout.bytes(result)
    for index in 0..<count { target[index] = source[index] &- first < 26 ? source[index] ^ flip : source[index] }
    StringLayout.setSimple(result, true)
    call.give(result)
    return true
  }

  func repeated(_ ref: Int, _ times: Int) -> Int {
    let count = StringLayout.count(ref)
    let result = makeString(count: count * times, capacity: count * times)
    for index in 0..<times { memcpy(StringLayout.bytes(result) + index * count, StringLayout.bytes(ref), count) }
    StringLayout.setSimple(result, StringLayout.isSimple(ref))
    return result
  }

  /// Whether the bytes are whole characters wherever they are found: nothing but ASCII on both sides.
  func isSplitByBytes(_ ref: Int, _ separator: Int) -> Bool {
    bothSimple(ref, separator) && StringLayout.count(separator) > 0
  }

  /// The pieces between separators, each a `Substring`: the string, and where in it.
  func split(_ call: NativeCall) -> Int {
    let (ref, high, separator, isOmitting) = (call.int(0), call.int(2), call.int(3), call.bool(5))
    let bytes = StringLayout.bytes(ref)
    let length = StringLayout.count(separator)
    var array = makeArray(shape: call.int(6), count: 0, capacity: 0)
    var left = call.int(4)
    var start = call.int(1)
    var offset = start
    func add(_ end: Int) {
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 3) { piece in
        piece[0] = ref
        piece[1] = start
        piece[2] = end
        retainObject(ref)
        arrayAppendSlots(&array, UnsafePointer(piece.baseAddress!))
      }
    }
    while left > 0, let found = bytes.place(of: separator, from: offset, to: high) {
      offset = found
      if offset > start || !isOmitting {
        add(offset)
        left -= 1
      }
      offset += length
      start = offset
    }
    if start < high || !isOmitting { add(high) }
    return array
  }

  func characters(of ref: Int, _ call: NativeCall) -> Int {
    let count = characterCount(ref)
    let array = makeArray(shape: call.int(1), count: count, capacity: count)
    var offset = 0
    for index in 0..<count {
      let end = characterEnd(ref, offset)
      ArrayLayout.elements(array)[index] = character(
        ref, offset, end, shared: UnsafePointer(call.machine.executable.asciiCharacters))
      offset = end
    }
    return array
  }

  func joined(_ array: Int, _ separator: Int) -> Int {
    var parts: [Int] = []
    for index in 0..<ArrayLayout.count(array) {
      if index > 0 { parts.append(separator) }
      parts.append(ArrayLayout.elements(array)[index])
    }
    return parts.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { concatenate($0, buffer.count) } ?? makeString("")
    }
  }

  /// The scalar at an offset, and the offset behind it.
  func scalar(_ ref: Int, at offset: Int) -> (Int, Int) {
    let bytes = StringLayout.bytes(ref) + offset
    let first = Int(bytes[0])
    if first < 0x80 { return (first, offset + 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | Int(bytes[1] & 0x3F), offset + 2) }
    if first < 0xF0 {
      return ((first & 0x0F) << 12 | Int(bytes[1] & 0x3F) << 6 | Int(bytes[2] & 0x3F), offset + 3)
    }
    return (
      (first & 0x07) << 18 | Int(bytes[1] & 0x3F) << 12 | Int(bytes[2] & 0x3F) << 6 | Int(bytes[3] & 0x3F), offset + 4
    )
  }

  /// Appends a number to an owned string.
  func append(_ ref: Int, decimal value: Int) -> Int {
    let simple = StringLayout.isSimple(ref)
    let result = withDecimal(value) { append(ref, $0.baseAddress!, $0.count) }
    StringLayout.setSimple(result, simple)
    return result
  }

  func makeString(decimal value: Int) -> Int { withDecimal(value) { makeString(bytes: $0) } }

  private func withDecimal<Result>(_ value: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
      var rest = value.magnitude
      var position = 24
      repeat {
        position -= 1
        buffer[position] = UInt8(truncatingIfNeeded: rest % 10) + 48
        rest /= 10
      } while rest != 0
      if value < 0 {
        position -= 1
        buffer[position] = 45
      }
      return body(UnsafeBufferPointer(rebasing: buffer[position...]))
    }
  }

  /// Equal for strings that Swift holds equal.
  @inline(__always) func hash(string ref: Int) -> Int {
    if _fastPath(StringLayout.isSimple(ref)) {
      return hash(UnsafeRawPointer(StringLayout.bytes(ref)), StringLayout.count(ref))
    }
    return hashDecomposed(ref)
  }

  /// Canonically equivalent strings have the same decomposition.
  @inline(never) private func hashDecomposed(_ ref: Int) -> Int {
    let scalars = Array(string(ref)._nfd)
    let bytes = scalars.allSatisfy { $0.isASCII } ? scalars.map { UInt8(truncatingIfNeeded: $0.value) } : nil
    return bytes?.withUnsafeBytes { hash($0.baseAddress, $0.count) }
      ?? scalars.withUnsafeBytes { hash($0.baseAddress, $0.count) }
  }

  /// Eight bytes at a time, each mixed in by a multiplication; the last ones may be read twice.
  @inline(__always) private func hash(_ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    let seed = state.pointee.hashSeed
    var sum = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    guard let bytes, count > 0 else { return Int(truncatingIfNeeded: seed.mix(sum)) }
    let rest: UInt64
    if count >= 8 {
      var offset = 0
      while offset < count &- 8 {
        sum = seed.step(sum ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      rest = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      rest =
        UInt64(bytes.loadUnaligned(as: UInt32.self)) &<< 32
        | UInt64(bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    } else {
      let first = bytes.load(as: UInt8.self)
      let middle = bytes.load(fromByteOffset: count &>> 1, as: UInt8.self)
      let last = bytes.load(fromByteOffset: count &- 1, as: UInt8.self)
      rest = UInt64(first) &<< 16 | UInt64(middle) &<< 8 | UInt64(last)
    }
    return Int(truncatingIfNeeded: seed.mix(sum ^ rest))
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Where the bytes of a string are found first between two places.
  fileprivate func place(of string: Int, from start: Int, to end: Int) -> Int? {
    let wanted = StringLayout.bytes(string)
    let length = StringLayout.count(string)
    if length == 0 { return start }
    func candidate(from offset: Int) -> Int? {
      guard offset + length <= end else { return nil }
      return memchr(self + offset, Int32(wanted[0]), end - length + 1 - offset).map {
        $0 - UnsafeMutableRawPointer(self)
      }
    }
    var offset = start
    // Looking at each place alone is fastest, unless a long text is nearly found again and again.
    if length <= 64 {
      while let found = candidate(from: offset) {
        if memcmp(self + found, wanted, length) == 0 { return found }
        offset = found + 1
      }
      return nil
    }
    guard let first = candidate(from: offset) else { return nil }
    var search = LinearSearch(UnsafeBufferPointer(start: wanted, count: length))
    offset = first
    while offset < end {
      offset += 1
      if search.ends(with: self[offset - 1]) { return offset - length }
    }
    return nil
  }
}

/// Finds a part by looking at each element of a whole once (Knuth, Morris and Pratt).
private struct LinearSearch<Part: RandomAccessCollection> where Part.Element: Equatable, Part.Index == Int {
  let part: Part
  /// For each beginning of the part: how much of it is a beginning once more at its end.
  private var shorter = [0]
  /// How much of the part is at the end of what has been gone through.
  private var matched = 0

  init(_ part: Part) {
    self.part = part
    shorter.reserveCapacity(part.count)
    for element in part.dropFirst() {
      go(on: element)
      shorter.append(matched)
    }
    matched = 0
  }

  private mutating func go(on element: Part.Element) {
    while matched > 0, matched == part.count || part[matched] != element { matched = shorter[matched - 1] }
    if part[matched] == element { matched += 1 }
  }

  mutating func ends(with element: Part.Element) -> Bool {
    go(on: element)
    return matched == part.count
  }
}
