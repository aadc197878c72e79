// Text as bytes, in UTF-8 and in other ways.

extension String {
  /// In which bytes a text is written.
  public struct Encoding: RawRepresentable, Hashable, CustomStringConvertible {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let ascii = Encoding(rawValue: 1)
    public static let utf8 = Encoding(rawValue: 4)
    public static let isoLatin1 = Encoding(rawValue: 5)
    public static let unicode = Encoding(rawValue: 10)
    public static let utf16 = Encoding(rawValue: 10)
    public static let utf16BigEndian = Encoding(rawValue: 0x9000_0100)
    public static let utf16LittleEndian = Encoding(rawValue: 0x9400_0100)

    public var description: String {
      switch self {
      case .ascii: return "Western (ASCII)"
      case .utf8: return "Unicode (UTF-8)"
      case .isoLatin1: return "Western (ISO Latin 1)"
      case .utf16: return "Unicode (UTF-16)"
      case .utf16BigEndian: return "Unicode (UTF-16BE)"
      case .utf16LittleEndian: return "Unicode (UTF-16LE)"
      default: fatalError("Zoetrope does not support the encoding of number \(rawValue)")
      }
    }
  }

  public init?(data: Data, encoding: Encoding) { self.init(bytes: data, encoding: encoding) }

  /// Nil where the bytes are no text in this encoding.
  public init?<S: Sequence>(bytes: S, encoding: Encoding) where S.Element == UInt8 {
    var bytes = Array(bytes)
    switch encoding {
    case .ascii, .utf8:
      if encoding == .ascii && bytes.contains(where: { $0 > 127 }) { return nil }
      // What tells the order of bytes is no part of the text.
      if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
      let text = String(decoding: bytes, as: UTF8.self)
      // What was no UTF-8 has been replaced, and is longer or another.
      if Array(text.utf8) != bytes { return nil }
      self = text
    case .isoLatin1:
      self = ""
      for byte in bytes { self += String._fromScalar(Int(byte)) }
    case .utf16, .utf16BigEndian, .utf16LittleEndian:
      if bytes.count % 2 == 1 { return nil }
      var isBig = encoding == .utf16BigEndian
      if encoding == .utf16 {
        if bytes.starts(with: [0xfe, 0xff]) { isBig = true }
        if bytes.starts(with: [0xfe, 0xff]) || bytes.starts(with: [0xff, 0xfe]) { bytes.removeFirst(2) }
      }
      var units: [UInt16] = []
      for index in stride(from: 0, to: bytes.count, by: 2) {
        let (high, low) = isBig ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
        units.append(UInt16(high) << 8 | UInt16(low))
      }
      let text = String(decoding: units, as: UTF16.self)
      if Array(text.utf16) != units { return nil }
      self = text
    default: fatalError("Zoetrope does not support the encoding of number \(encoding.rawValue)")
    }
  }
}

extension StringProtocol {
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    let text = _string
    if allowLossyConversion && !text.canBeConverted(to: encoding) {
      fatalError("Zoetrope does not support losing what an encoding has not got")
    }
    switch encoding {
    case .utf8: return Data(text.utf8)
    case .ascii, .isoLatin1:
      if !text.canBeConverted(to: encoding) { return nil }
      return Data(text.unicodeScalars.map { UInt8($0.value) })
    case .utf16, .utf16BigEndian, .utf16LittleEndian:
      var bytes: [UInt8] = encoding == .utf16 ? [0xff, 0xfe] : []
      for unit in text.utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
        bytes += encoding == .utf16BigEndian ? [high, low] : [low, high]
      }
      return Data(bytes)
    default: fatalError("Zoetrope does not support the encoding of number \(encoding.rawValue)")
    }
  }

  public func canBeConverted(to encoding: String.Encoding) -> Bool {
    let most = encoding == .ascii ? 128 : encoding == .isoLatin1 ? 256 : 0x110000
    return _string.unicodeScalars.allSatisfy { $0.value < most }
  }
  public func lengthOfBytes(using encoding: String.Encoding) -> Int {
    let text = _string
    if !text.canBeConverted(to: encoding) { return 0 }
    switch encoding {
    case .utf8: return text.utf8.count
    case .ascii, .isoLatin1: return text.unicodeScalars.count
    default: return text.utf16.count * 2
    }
  }
}
