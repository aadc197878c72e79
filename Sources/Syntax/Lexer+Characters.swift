// Which characters names and operators are made of, as the Swift grammar lists them.

@inline(__always)
func isIdentifierByte(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

func hexValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
  default: nil
  }
}

func isIdentifierBody(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x300...0x36f, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe20...0xfe2f: true
  default: isIdentifierHead(scalar)
  }
}

public func isIdentifierHead(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xa8, 0xaa, 0xad, 0xaf, 0xb2...0xb5, 0xb7...0xba, 0xbc...0xbe, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x2ff,
    0x370...0x167f, 0x1681...0x180d, 0x180f...0x1dbf, 0x1e00...0x1fff, 0x200b...0x200d, 0x202a...0x202e,
    0x203f...0x2040, 0x2054, 0x2060...0x20cf, 0x2100...0x218f, 0x2460...0x24ff, 0x2776...0x2793, 0x2c00...0x2dff,
    0x2e80...0x2fff, 0x3004...0x3007, 0x3021...0x302f, 0x3031...0xd7ff, 0xf900...0xfd3d, 0xfd40...0xfdcf,
    0xfdf0...0xfe1f, 0xfe30...0xfe44, 0xfe47...0xfffd:
    true
  case 0x10000...0xefffd: scalar & 0xffff <= 0xfffd
  default: scalar < 0x80 && isIdentifierByte(UInt8(truncatingIfNeeded: scalar))
  }
}

public func isOperatorScalar(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xa1...0xa7, 0xa9, 0xab, 0xac, 0xae, 0xb0...0xb1, 0xb6, 0xbb, 0xbf, 0xd7, 0xf7, 0x2016...0x2017,
    0x2020...0x2027, 0x2030...0x203e, 0x2041...0x2053, 0x2055...0x205e, 0x2190...0x23ff, 0x2500...0x2775,
    0x2794...0x2bff, 0x2e00...0x2e7f, 0x3001...0x3003, 0x3008...0x3030:
    true
  // Marks that combine with the operator before them.
  case 0x300...0x36f, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe00...0xfe0f, 0xfe20...0xfe2f: true
  default: false
  }
}

extension Lexer {
  /// The scalar whose first byte stands at `offset`.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(byte(offset))
    switch first {
    case ..<0x80: return (first, 1)
    case ..<0xe0: return ((first & 0x1f) << 6 | UInt32(byte(offset + 1) & 0x3f), 2)
    case ..<0xf0:
      return ((first & 0x0f) << 12 | UInt32(byte(offset + 1) & 0x3f) << 6 | UInt32(byte(offset + 2) & 0x3f), 3)
    default:
      let high = (first & 0x07) << 18 | UInt32(byte(offset + 1) & 0x3f) << 12
      return (high | UInt32(byte(offset + 2) & 0x3f) << 6 | UInt32(byte(offset + 3) & 0x3f), 4)
    }
  }
}

/// Where the first byte stands that is no UTF-8, or nil where all of it is.
func firstInvalidUTF8(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
  var offset = 0
  while offset < count {
    // Eight at a time where all of them are ASCII.
    while offset + 8 <= count {
      let word = UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
      guard word & 0x8080_8080_8080_8080 == 0 else { break }
      offset += 8
    }
    guard offset < count else { return nil }
    let first = bytes[offset]
    if first < 0x80 {
      offset += 1
      continue
    }
    let length: Int
    let smallest: UInt32
    switch first {
    case 0xc2...0xdf: (length, smallest) = (2, 0x80)
    case 0xe0...0xef: (length, smallest) = (3, 0x800)
    case 0xf0...0xf4: (length, smallest) = (4, 0x10000)
    default: return offset
    }
    guard offset + length <= count else { return offset }
    var value = UInt32(first) & (0x7f >> UInt32(length))
    for index in 1..<length {
      let byte = bytes[offset + index]
      guard byte & 0xc0 == 0x80 else { return offset }
      value = value << 6 | UInt32(byte & 0x3f)
    }
    guard value >= smallest, value <= 0x10ffff, !(0xd800...0xdfff).contains(value) else { return offset }
    offset += length
  }
  return nil
}
