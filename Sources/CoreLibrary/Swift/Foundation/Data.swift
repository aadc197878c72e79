// Bytes, and text made of them.

public struct Data: RandomAccessCollection, RangeReplaceableCollection, MutableCollection, Hashable,
  CustomStringConvertible, CustomDebugStringConvertible, _Unreflected
{
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias SubSequence = Slice<Data>
  var _bytes: [UInt8]

  public init() { _bytes = [] }
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { _bytes = Array(elements) }
  public init(repeating repeatedValue: UInt8, count: Int) { _bytes = Array(repeating: repeatedValue, count: count) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { _bytes.count }
  public var count: Int { _bytes.count }
  public subscript(position: Int) -> UInt8 {
    get { _bytes[position] }
    set { _bytes[position] = newValue }
  }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == UInt8 {
    _bytes.replaceSubrange(subrange, with: newElements)
  }
  public var description: String { "\(count) bytes" }
  public var debugDescription: String { description }
  public static func == (lhs: Data, rhs: Data) -> Bool { lhs._bytes == rhs._bytes }
  public func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
}

extension Data {
  /// Six bits a character, with `=` for what lacks at the end.
  public func base64EncodedString() -> String { String(decoding: base64EncodedData()._bytes, as: UTF8.self) }

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

extension String {
  public struct Encoding: RawRepresentable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var ascii: Encoding { Encoding(rawValue: 1) }
    public static var utf8: Encoding { Encoding(rawValue: 4) }
  }

  public init?(data: Data, encoding: Encoding) {
    if encoding == .ascii && data._bytes.contains(where: { $0 > 127 }) { return nil }
    let text = String(decoding: data._bytes, as: UTF8.self)
    // What was no UTF-8 has been replaced, and is longer or another.
    if Array(text.utf8) != data._bytes { return nil }
    self = text
  }
}

extension StringProtocol {
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    let bytes = Array(String(self).utf8)
    if encoding == .ascii && bytes.contains(where: { $0 > 127 }) { return nil }
    return Data(bytes)
  }
}
