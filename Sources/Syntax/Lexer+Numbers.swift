extension Lexer {
  /// Reads a number that begins at `position`.
  mutating func number() -> TokenKind {
    let start = position
    // Behind a dot it is the number of a tuple's element, and `pair.0.1` has two of them.
    let previous = start > 0 ? bytes[start - 1] : 0
    if previous == UInt8(ascii: "."), start < 2 || bytes[start - 2] != UInt8(ascii: ".") {
      while position < count, isDigit(bytes[position]) { position += 1 }
      return .integer
    }
    if bytes[start] == UInt8(ascii: "0") {
      switch byte(start + 1) {
      case UInt8(ascii: "x"): return hexadecimal(start)
      case UInt8(ascii: "b"), UInt8(ascii: "o"):
        let highest = byte(start + 1) == UInt8(ascii: "b") ? UInt8(ascii: "1") : UInt8(ascii: "7")
        position += 2
        let digits = position
        while position < count, isIdentifierByte(bytes[position]) {
          let digit = bytes[position]
          if digit != UInt8(ascii: "_") && !(UInt8(ascii: "0")...highest).contains(digit) {
            return strangeDigit(start)
          }
          position += 1
        }
        return position == digits || bytes[digits] == UInt8(ascii: "_") ? strangeDigit(start) : .integer
      default: break
      }
    }
    skipDigits()
    var kind = TokenKind.integer
    if byte(position) == UInt8(ascii: "."), isDigit(byte(position + 1)) {
      position += 1
      skipDigits()
      kind = .float
    }
    if byte(position) | 0x20 == UInt8(ascii: "e") {
      var offset = position + 1
      if byte(offset) == UInt8(ascii: "+") || byte(offset) == UInt8(ascii: "-") { offset += 1 }
      guard isDigit(byte(offset)) else { return strangeDigit(start) }
      position = offset
      skipDigits()
      kind = .float
    }
    return isIdentifierByte(byte(position)) ? strangeDigit(start) : kind
  }

  private mutating func skipDigits() {
    while position < count, isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func hexadecimal(_ start: Int) -> TokenKind {
    position += 2
    func skipHex(_ offset: Int) -> Int {
      var offset = offset
      while hexValue(byte(offset)) != nil || byte(offset) == UInt8(ascii: "_") { offset += 1 }
      return offset
    }
    guard hexValue(byte(position)) != nil else { return strangeDigit(start) }
    position = skipHex(position)
    var end = position
    if byte(end) == UInt8(ascii: "."), hexValue(byte(end + 1)) != nil { end = skipHex(end + 1) }
    if byte(end) | 0x20 == UInt8(ascii: "p") {
      var offset = end + 1
      if byte(offset) == UInt8(ascii: "+") || byte(offset) == UInt8(ascii: "-") { offset += 1 }
      guard isDigit(byte(offset)) else { return strangeDigit(start) }
      position = offset
      skipDigits()
      return isIdentifierByte(byte(position)) ? strangeDigit(start) : .float
    }
    return isIdentifierByte(byte(position)) ? strangeDigit(start) : .integer
  }

  /// Something in the number cannot be; the rest of the word goes with it.
  private mutating func strangeDigit(_ start: Int) -> TokenKind {
    while position < count, isIdentifierByte(bytes[position]) { position += 1 }
    complain(.malformedNumber, start, position)
    return .invalid
  }

  /// The value of an integer token.
  func integerValue(_ token: Token) -> (value: UInt64, overflows: Bool) {
    var offset = Int(token.start)
    let end = Int(token.end)
    var radix: UInt64 = 10
    if end - offset > 2, bytes[offset] == UInt8(ascii: "0") {
      switch bytes[offset + 1] {
      case UInt8(ascii: "x"): radix = 16
      case UInt8(ascii: "o"): radix = 8
      case UInt8(ascii: "b"): radix = 2
      default: break
      }
      if radix != 10 { offset += 2 }
    }
    var value: UInt64 = 0
    var overflows = false
    while offset < end {
      if let digit = hexValue(bytes[offset]) {
        let product = value.multipliedReportingOverflow(by: radix)
        let sum = product.partialValue.addingReportingOverflow(UInt64(digit))
        overflows = overflows || product.overflow || sum.overflow
        value = sum.partialValue
      }
      offset += 1
    }
    return (value, overflows)
  }

  /// The value of a floating-point token.
  func floatValue(_ token: Token) -> Double {
    var digits = [UInt8]()
    for offset in Int(token.start)..<Int(token.end) where bytes[offset] != UInt8(ascii: "_") {
      digits.append(bytes[offset])
    }
    return Double(String(decoding: digits, as: UTF8.self)) ?? 0
  }
}
