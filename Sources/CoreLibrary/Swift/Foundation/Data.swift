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
