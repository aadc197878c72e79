import Glibc

/// Natives on floating-point numbers, `D`. A float is a Double that a float can hold.
///
///     double.description, debugDescription (D) → S         float.description, debugDescription (D) → S
///     double.parse (S) → D, B                              float.parse
///     double.rounded (D, rule I) → D      0 toNearestOrAwayFromZero, 1 toNearestOrEven, 2 up, 3 down, 4 towardZero,
///                                         5 awayFromZero
///     double.remainder, truncatingRemainder, pow, atan2, hypot (D, D) → D
///     double.floor, ceil, trunc, magnitude, exp, exp2, expm1, log, log2, log10, log1p, sin, cos, tan, asin, acos, atan, sinh,
///       cosh, tanh, asinh, acosh, atanh, cbrt, erf, erfc, tgamma, nextUp, nextDown, ulp, significand (D) → D
///     double.exponent (D) → I
///     double.isNaN, isFinite, isInfinite, isZero, isNormal, isSubnormal, signBit (D) → B
///     double.min, max (D, D) → D          as Swift's `Double.minimum` and `maximum`
///     double.fma (D, D, D) → D            first plus second times third
///     double.scaled (D, I) → D            times a power of two
///     float.ulp, nextUp (D) → D            float.fma (D, D, D) → D
///     double.exactInt (D) → I, B          `Int(exactly:)`
///     float.bitPattern (D) → I            float.fromBitPattern (I) → D
extension Executable {
  func registerDoubleNatives() {
    registerNative("double.description") { call in call.give(call.double(0).description) }
    registerNative("double.debugDescription") { call in call.give(call.double(0).debugDescription) }
    registerNative("float.description") { call in call.give(Float(call.double(0)).description) }
    registerNative("float.debugDescription") { call in call.give(Float(call.double(0)).debugDescription) }
    registerNative("double.parse") { call in
      call.giveOptional(Double(call.string(0)).map { Int(bitPattern: UInt($0.bitPattern)) })
    }
    registerNative("float.parse") { call in
      call.giveOptional(Float(call.string(0)).map { Int(bitPattern: UInt(Double($0).bitPattern)) })
    }
    registerNative("double.rounded") { call in
      let rules: [FloatingPointRoundingRule] = [
        .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
      ]
      guard rules.indices.contains(call.int(1)) else { return call.trap(.unreachable) }
      call.give(call.double(0).rounded(rules[call.int(1)]))
    }
    let unary: [(String, (Double) -> Double)] = [
      ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }), ("trunc", { $0.rounded(.towardZero) }),
      ("magnitude", { $0.magnitude }), ("exp", { Glibc.exp($0) }), ("log", { Glibc.log($0) }),
      ("log2", { Glibc.log2($0) }), ("log10", { Glibc.log10($0) }), ("sin", { Glibc.sin($0) }),
      ("cos", { Glibc.cos($0) }), ("tan", { Glibc.tan($0) }), ("asin", { Glibc.asin($0) }),
      ("acos", { Glibc.acos($0) }), ("atan", { Glibc.atan($0) }), ("sinh", { Glibc.sinh($0) }),
      ("cosh", { Glibc.cosh($0) }),
      ("asinh", { Glibc.asinh($0) }), ("acosh", { Glibc.acosh($0) }), ("atanh", { Glibc.atanh($0) }),
      ("erf", { Glibc.erf($0) }), ("erfc", { Glibc.erfc($0) }), ("tgamma", { Glibc.tgamma($0) }),
      ("exp2", { Glibc.exp2($0) }), ("expm1", { Glibc.expm1($0) }), ("log1p", { Glibc.log1p($0) }),
      ("tanh", { Glibc.tanh($0) }), ("cbrt", { Glibc.cbrt($0) }), ("nextUp", { $0.nextUp }),
      ("nextDown", { $0.nextDown }), ("ulp", { $0.ulp }), ("significand", { $0.significand }),
    ]
    for (name, function) in unary {
      registerNative("double.\(name)") { call in call.give(function(call.double(0))) }
    }
    let binary: [(String, (Double, Double) -> Double)] = [
      ("remainder", { $0.remainder(dividingBy: $1) }),
      ("truncatingRemainder", { $0.truncatingRemainder(dividingBy: $1) }), ("pow", { Glibc.pow($0, $1) }),
      ("atan2", { Glibc.atan2($0, $1) }), ("hypot", { Glibc.hypot($0, $1) }), ("min", { Double.minimum($0, $1) }),
      ("max", { Double.maximum($0, $1) }),
    ]
    for (name, function) in binary {
      registerNative("double.\(name)") { call in call.give(function(call.double(0), call.double(1))) }
    }
    registerNative("double.exponent") { call in call.give(Int(call.double(0).exponent)) }
    let tests: [(String, (Double) -> Bool)] = [
      ("isNaN", { $0.isNaN }), ("isFinite", { $0.isFinite }), ("isInfinite", { $0.isInfinite }),
      ("isZero", { $0.isZero }), ("isNormal", { $0.isNormal }), ("isSubnormal", { $0.isSubnormal }),
      ("signBit", { $0.sign == .minus }),
    ]
    for (name, test) in tests { registerNative("double.\(name)") { call in call.give(test(call.double(0))) } }
    registerNative("double.fma") { call in
      call.give(call.double(0).addingProduct(call.double(1), call.double(2)))
    }
    registerNative("double.scaled") { call in call.give(Glibc.scalbn(call.double(0), clamped(call.int(1)))) }
    registerNative("float.ulp") { call in call.give(Double(Float(call.double(0)).ulp)) }
    registerNative("float.nextUp") { call in call.give(Double(Float(call.double(0)).nextUp)) }
    registerNative("float.fma") { call in
      call.give(Double(Float(call.double(0)).addingProduct(Float(call.double(1)), Float(call.double(2)))))
    }
    registerNative("double.printf") { call in
      call.give(printf(call.double(0), precision: call.int(1), kind: call.int(2)))
    }
    registerNative("clock.seconds") { call in
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      call.give(Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }
    registerNative("double.exactInt") { call in call.giveOptional(Int(exactly: call.double(0))) }
    registerNative("float.bitPattern") { call in call.give(Int(Float(call.double(0)).bitPattern)) }
    registerNative("float.fromBitPattern") { call in
      call.give(Double(Float(bitPattern: UInt32(truncatingIfNeeded: call.int(0)))))
    }
  }
}

/// Beyond these powers of two there is nothing but zero and infinity.
private func clamped(_ exponent: Int) -> Int32 { Int32(max(-10_000, min(10_000, exponent))) }

/// As C's `printf` writes a number; with as many digits as it has by itself, if the precision is negative, and in the alternate
/// form, if 256 is added to the letter that says the kind.
private func printf(_ value: Double, precision: Int, kind: Int) -> String {
  let digits = precision < 0 ? "" : ".\(min(precision, 400))"
  let letter = UnicodeScalar(UInt8(truncatingIfNeeded: kind))
  let format = "%" + (kind & 256 == 0 ? "" : "#") + digits + String(letter)
  var bytes = [CChar](repeating: 0, count: 1024)
  let count = withVaList([value]) { vsnprintf(&bytes, bytes.count, format, $0) }
  return String(decoding: bytes.prefix(Int(max(0, min(count, 1023)))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
