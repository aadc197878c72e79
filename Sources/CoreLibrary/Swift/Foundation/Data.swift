// Bytes, and text made of them.

public struct Data: RandomAccessCollection, RangeReplaceableCollection, MutableCollection, Hashable, Codable,
  CustomStringConvertible, CustomDebugStringConvertible, _Unreflected
{
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias SubSequence = Data
  var _bytes: [UInt8]
  /// What was taken out of other data keeps its places.
  private var _start = 0

  public init() { _bytes = [] }
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { _bytes = Array(elements) }
  public init(repeating repeatedValue: UInt8, count: Int) { _bytes = Array(repeating: repeatedValue, count: count) }
  public init(count: Int) { _bytes = Array(repeating: 0, count: count) }
  public init(capacity: Int) { _bytes = [] }
  private init(_ bytes: [UInt8], from start: Int) {
    _bytes = bytes
    _start = start
  }
  public var startIndex: Int { _start }
  public var endIndex: Int { _start + _bytes.count }
  public var count: Int { _bytes.count }
  public subscript(position: Int) -> UInt8 {
    get { _bytes[position - _start] }
    set { _bytes[position - _start] = newValue }
  }
  public subscript(bounds: Range<Int>) -> Data {
    get {
      if bounds.lowerBound < startIndex || bounds.upperBound > endIndex { fatalError("Range out of bounds of data") }
      return Data(Array(_bytes[(bounds.lowerBound - _start)..<(bounds.upperBound - _start)]), from: bounds.lowerBound)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == UInt8 {
    _bytes.replaceSubrange((subrange.lowerBound - _start)..<(subrange.upperBound - _start), with: Array(newElements))
  }
  // What is taken away in front moves the beginning.
  @discardableResult public mutating func removeFirst() -> UInt8 {
    let first = _bytes.removeFirst()
    _start += 1
    return first
  }
  public mutating func removeFirst(_ k: Int) {
    _bytes.removeFirst(k)
    _start += k
  }
  public mutating func append(_ other: Data) { _bytes += other._bytes }
  public mutating func append(_ newElement: UInt8) { _bytes.append(newElement) }
  public mutating func append(contentsOf bytes: [UInt8]) { _bytes += bytes }
  public func subdata(in range: Range<Int>) -> Data { Data(self[range]._bytes) }
  public mutating func resetBytes(in range: Range<Int>) {
    for index in range { self[index] = 0 }
  }

  /// Where other bytes first stand among these.
  public func range(of dataToFind: Data) -> Range<Int>? {
    let wanted = dataToFind._bytes
    if wanted.isEmpty { return nil }
    var index = 0
    while index + wanted.count <= _bytes.count {
      if Array(_bytes[index..<(index + wanted.count)]) == wanted {
        return (_start + index)..<(_start + index + wanted.count)
      }
      index += 1
    }
    return nil
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    _bytes = []
    while !container.isAtEnd { _bytes.append(try container.decode(UInt8.self)) }
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for byte in _bytes { try container.encode(byte) }
  }

  public var description: String { "\(count) bytes" }
  public var debugDescription: String { description }
  public static func == (lhs: Data, rhs: Data) -> Bool { lhs._bytes == rhs._bytes }
  public static func + (lhs: Data, rhs: Data) -> Data { Data(lhs._bytes + rhs._bytes) }
  public func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
}

extension Data {
  /// Six bits a character, with `=` for what lacks at the end.
  public func base64EncodedString() -> String { String(decoding: base64EncodedData()._bytes, as: UTF8.self) }

  public struct Base64EncodingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let lineLength64Characters = Base64EncodingOptions(rawValue: 1)
    public static let lineLength76Characters = Base64EncodingOptions(rawValue: 2)
    public static let endLineWithCarriageReturn = Base64EncodingOptions(rawValue: 16)
    public static let endLineWithLineFeed = Base64EncodingOptions(rawValue: 32)
  }

  public func base64EncodedString(options: Base64EncodingOptions) -> String {
    let text = base64EncodedString()
    let isShort = options.contains(.lineLength64Characters)
    if !isShort && !options.contains(.lineLength76Characters) { return text }
    var end = options.contains(.endLineWithCarriageReturn) ? "\r" : ""
    if end.isEmpty && !options.contains(.endLineWithLineFeed) { end = "\r\n" }
    if options.contains(.endLineWithLineFeed) { end += "\n" }
    var lines: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      lines.append(rest.prefix(isShort ? 64 : 76))
      rest = rest.dropFirst(isShort ? 64 : 76)
    }
    return lines.joined(separator: end)
  }

  public func base64EncodedData() -> Data {
    let letters = Array(Data._base64Letters.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < count {
      let missing = Swift.max(index + 3 - count, 0)
      let bits =
        Int(_bytes[index]) << 16 | (missing < 2 ? Int(_bytes[index + 1]) << 8 : 0)
        | (missing < 1 ? Int(_bytes[index + 2]) : 0)
      result.append(letters[bits >> 18])
      result.append(letters[bits >> 12 & 63])
      result.append(missing < 2 ? letters[bits >> 6 & 63] : 61)
      result.append(missing < 1 ? letters[bits & 63] : 61)
      index += 3
    }
    return Data(result)
  }

  public init?(base64Encoded text: String) { self.init(base64Encoded: Data(text.utf8)) }

  public init?(base64Encoded data: Data) {
    let end = data._bytes.firstIndex(of: 61) ?? data.count
    let padding = data.count - end
    if data._bytes.dropFirst(end).contains(where: { $0 != 61 }) || padding < (4 - end % 4) % 4 || end % 4 == 1 {
      return nil
    }
    // Foundation takes padding for nothing as a zero.
    if end == 0 && padding > 0 {
      if padding < 4 { return nil }
      self.init([0])
      return
    }
    let letters = Array(Data._base64Letters.utf8)
    var result: [UInt8] = []
    var bits = 0
    var known = 0
    for byte in data._bytes.prefix(end) {
      guard let value = letters.firstIndex(of: byte) else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      known += 6
      if known >= 8 {
        known -= 8
        result.append(UInt8(bits >> known & 255))
      }
    }
    self.init(result)
  }

  private static let _base64Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
}
