/// Natives on whole numbers, Bools and hashes. `I` is an Int, `U` an unsigned one, `B` a Bool, `S` a string, `I?` an Int
/// and whether there is one.
///
///     int.description (I) → S                   uint.description (U) → S
///     int.descriptionRadix (I, radix I, uppercase B) → S       uint.descriptionRadix
///     int.parse (S) → I?                        uint.parse (S) → U?
///     int.parseRadix (S, radix I) → I?          uint.parseRadix
///     int.leadingZeroBitCount, trailingZeroBitCount, nonzeroBitCount, byteSwapped (I) → I
///     int.multipliedFullWidth (I, I) → I high, U low           uint.multipliedFullWidth
///     int.dividingFullWidth (divisor I, high I, low U) → quotient I, rest I    uint.dividingFullWidth
///     int.hash (I) → I                          by the run's seed
///     bool.description (B) → S                  bool.parse (S) → B, B
///     random.next () → U
extension Executable {
  func registerNumberNatives() {
    registerNative("int.description") { call in call.give(call.heap.makeString(decimal: call.int(0))) }
    registerNative("uint.description") { call in call.give(call.uint(0).description) }
    registerNative("int.descriptionRadix") { call in
      guard (2...36).contains(call.int(1)) else { return call.trap(.precondition, "radix must be in range `2...36`") }
      call.give(String(call.int(0), radix: call.int(1), uppercase: call.bool(2)))
    }
    registerNative("uint.descriptionRadix") { call in
      guard (2...36).contains(call.int(1)) else { return call.trap(.precondition, "radix must be in range `2...36`") }
      call.give(String(call.uint(0), radix: call.int(1), uppercase: call.bool(2)))
    }
    registerNative("int.parse") { call in
      call.giveOptional(call.heap.shortDecimal(call.int(0)) ?? Int(call.string(0)))
    }
    registerNative("uint.parse") { call in call.giveOptional(UInt(call.string(0)).map { Int(bitPattern: $0) }) }
    registerNative("int.parseRadix") { call in
      guard (2...36).contains(call.int(1)) else { return call.trap(.precondition, "radix not in range 2...36") }
      let short = call.int(1) == 10 ? call.heap.shortDecimal(call.int(0)) : nil
      call.giveOptional(short ?? Int(call.string(0), radix: call.int(1)))
    }
    registerNative("uint.parseRadix") { call in
      guard (2...36).contains(call.int(1)) else { return call.trap(.precondition, "radix not in range 2...36") }
      call.giveOptional(UInt(call.string(0), radix: call.int(1)).map { Int(bitPattern: $0) })
    }
    registerNative("int.leadingZeroBitCount") { call in call.give(call.int(0).leadingZeroBitCount) }
    registerNative("int.trailingZeroBitCount") { call in call.give(call.int(0).trailingZeroBitCount) }
    registerNative("int.nonzeroBitCount") { call in call.give(call.int(0).nonzeroBitCount) }
    registerNative("int.byteSwapped") { call in call.give(call.int(0).byteSwapped) }
    registerNative("int.multipliedFullWidth") { call in
      let product = call.int(0).multipliedFullWidth(by: call.int(1))
      call.give(product.high)
      call.give(product.low, at: 1)
    }
    registerNative("uint.multipliedFullWidth") { call in
      let product = call.uint(0).multipliedFullWidth(by: call.uint(1))
      call.give(product.high)
      call.give(product.low, at: 1)
    }
    registerNative("int.dividingFullWidth") { call in
      let (divisor, high) = (call.int(0), call.int(1))
      if divisor == 0 { return call.trap(.divisionByZero) }
      let isNegative = high < 0
      let (low, borrow) = UInt(0).subtractingReportingOverflow(call.uint(2))
      let magnitude =
        isNegative
        ? (high: 0 &- UInt(bitPattern: high) &- (borrow ? 1 : 0), low: low)
        : (high: UInt(bitPattern: high), low: call.uint(2))
      if magnitude.high >= divisor.magnitude { return call.trap(.overflow) }
      let result = divisor.magnitude.dividingFullWidth(magnitude)
      let limit = UInt(Int.max) + ((isNegative != (divisor < 0)) ? 1 : 0)
      if result.quotient > limit { return call.trap(.overflow) }
      let quotient = Int(bitPattern: result.quotient)
      let remainder = Int(bitPattern: result.remainder)
      call.give(isNegative != (divisor < 0) ? 0 &- quotient : quotient)
      call.give(isNegative ? 0 &- remainder : remainder, at: 1)
    }
    registerNative("uint.dividingFullWidth") { call in
      let (divisor, high) = (call.uint(0), call.uint(1))
      if divisor == 0 { return call.trap(.divisionByZero) }
      if high >= divisor { return call.trap(.overflow) }
      let result = divisor.dividingFullWidth((high: high, low: call.uint(2)))
      call.give(result.quotient)
      call.give(result.remainder, at: 1)
    }
    registerNative("int.hash") { call in call.give(call.heap.mix(call.int(0))) }
    registerNative("bool.description") { call in call.give(call.bool(0) ? "true" : "false") }
    registerNative("bool.parse") { call in call.giveOptional(Bool(call.string(0)).map { $0 ? 1 : 0 }) }
    registerNative("random.next") { call in call.give(UInt(call.machine.nextRandom())) }
  }
}

extension Heap {
  /// The number that a few digits say; nil for all else, which may be a number too.
  fileprivate func shortDecimal(_ ref: Int) -> Int? {
    let bytes = utf8(ref)
    guard (1...18).contains(bytes.count) else { return nil }
    var value = 0
    for byte in bytes {
      guard byte &- 48 < 10 else { return nil }
      value = value &* 10 &+ Int(byte &- 48)
    }
    return value
  }
}
