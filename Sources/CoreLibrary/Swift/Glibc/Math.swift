// The functions of numbers that scripts reach for.

@_intrinsic("double.pow") public func pow(_ x: Double, _ y: Double) -> Double
@_intrinsic("double.sqrt") public func sqrt(_ x: Double) -> Double
@_intrinsic("double.exp") public func exp(_ x: Double) -> Double
@_intrinsic("double.log") public func log(_ x: Double) -> Double
@_intrinsic("double.log2") public func log2(_ x: Double) -> Double
@_intrinsic("double.log10") public func log10(_ x: Double) -> Double
@_intrinsic("double.sin") public func sin(_ x: Double) -> Double
@_intrinsic("double.cos") public func cos(_ x: Double) -> Double
@_intrinsic("double.tan") public func tan(_ x: Double) -> Double
@_intrinsic("double.asin") public func asin(_ x: Double) -> Double
@_intrinsic("double.acos") public func acos(_ x: Double) -> Double
@_intrinsic("double.atan") public func atan(_ x: Double) -> Double
@_intrinsic("double.sinh") public func sinh(_ x: Double) -> Double
@_intrinsic("double.cosh") public func cosh(_ x: Double) -> Double
@_intrinsic("double.tanh") public func tanh(_ x: Double) -> Double
@_intrinsic("double.asinh") public func asinh(_ x: Double) -> Double
@_intrinsic("double.acosh") public func acosh(_ x: Double) -> Double
@_intrinsic("double.atanh") public func atanh(_ x: Double) -> Double
@_intrinsic("double.erf") public func erf(_ x: Double) -> Double
@_intrinsic("double.erfc") public func erfc(_ x: Double) -> Double
@_intrinsic("double.tgamma") public func tgamma(_ x: Double) -> Double
@_intrinsic("double.exp2") public func exp2(_ x: Double) -> Double
@_intrinsic("double.expm1") public func expm1(_ x: Double) -> Double
@_intrinsic("double.log1p") public func log1p(_ x: Double) -> Double
@_intrinsic("double.cbrt") public func cbrt(_ x: Double) -> Double
@_intrinsic("double.atan2") public func atan2(_ y: Double, _ x: Double) -> Double
@_intrinsic("double.hypot") public func hypot(_ x: Double, _ y: Double) -> Double
@_intrinsic("double.floor") public func floor(_ x: Double) -> Double
@_intrinsic("double.ceil") public func ceil(_ x: Double) -> Double
@_intrinsic("double.trunc") public func trunc(_ x: Double) -> Double
public func exp(_ x: Float) -> Float { Float(exp(Double(x))) }
public func log(_ x: Float) -> Float { Float(log(Double(x))) }
public func log2(_ x: Float) -> Float { Float(log2(Double(x))) }
public func log10(_ x: Float) -> Float { Float(log10(Double(x))) }
public func sin(_ x: Float) -> Float { Float(sin(Double(x))) }
public func cos(_ x: Float) -> Float { Float(cos(Double(x))) }
public func tan(_ x: Float) -> Float { Float(tan(Double(x))) }
public func asin(_ x: Float) -> Float { Float(asin(Double(x))) }
public func acos(_ x: Float) -> Float { Float(acos(Double(x))) }
public func atan(_ x: Float) -> Float { Float(atan(Double(x))) }
public func sinh(_ x: Float) -> Float { Float(sinh(Double(x))) }
public func cosh(_ x: Float) -> Float { Float(cosh(Double(x))) }
public func tanh(_ x: Float) -> Float { Float(tanh(Double(x))) }
public func cbrt(_ x: Float) -> Float { Float(cbrt(Double(x))) }
public func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
public func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
public func hypot(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
public func round(_ x: Double) -> Double { x.rounded() }

// Of these Swift has one for doubles, and one for whatever floats: a literal is a double.
public func sqrt<T: FloatingPoint>(_ x: T) -> T { x.squareRoot() }
public func round<T: FloatingPoint>(_ x: T) -> T { x.rounded(.toNearestOrAwayFromZero) }
public func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
public func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
public func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
public func fabs<T: FloatingPoint>(_ x: T) -> T { x.magnitude }
public func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.truncatingRemainder(dividingBy: y) }
public func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
public func lround(_ x: Double) -> Int { Int(x.rounded()) }
public func fabs(_ x: Double) -> Double { x.magnitude }
public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }
// What is no number counts for nothing, and of two that are equal it is the first.
public func fmin(_ x: Double, _ y: Double) -> Double { x.isNaN || y < x ? y : x }
public func fmax(_ x: Double, _ y: Double) -> Double { x.isNaN || y > x ? y : x }
public func copysign(_ x: Double, _ y: Double) -> Double { Double(signOf: y, magnitudeOf: x) }
public func fdim(_ x: Double, _ y: Double) -> Double { x.isNaN || y.isNaN ? .nan : x > y ? x - y : 0 }
public func fma(_ x: Double, _ y: Double, _ z: Double) -> Double { z.addingProduct(x, y) }
public func nearbyint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
public func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
public func llround(_ x: Double) -> Int64 { Int64(x.rounded()) }
public func nextafter(_ x: Double, _ y: Double) -> Double {
  if x.isNaN || y.isNaN { return .nan }
  return x == y ? y : x < y ? x.nextUp : x.nextDown
}
public func remainder<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.remainder(dividingBy: y) }
public func remainder(_ x: Double, _ y: Double) -> Double { x.remainder(dividingBy: y) }
public func modf<T: FloatingPoint>(_ x: T) -> (T, T) {
  if !x.isFinite { return (x, 0) }
  let whole = x.rounded(.towardZero)
  return (whole, x - whole)
}
public func frexp<T: BinaryFloatingPoint>(_ x: T) -> (T, Int) {
  if !x.isFinite || x.isZero { return (x, 0) }
  // Without the sign, as Swift has it.
  return (x.significand / 2, Int(x.exponent) + 1)
}
public func ldexp<T: BinaryFloatingPoint>(_ x: T, _ n: Int) -> T {
  T(sign: .plus, exponent: T.Exponent(n), significand: x)
}
public func scalbn<T: FloatingPoint>(_ x: T, _ n: Int) -> T { T(sign: .plus, exponent: T.Exponent(n), significand: x) }
public func ilogb(_ x: Double) -> Int32 {
  if x.isZero || x.isNaN { return Int32.min }
  return x.isInfinite ? Int32.max : Int32(x.exponent)
}
public func logb(_ x: Double) -> Double { x.isZero ? -.infinity : x.isFinite ? Double(x.exponent) : x.magnitude }

// The same of C's `float`, by C's names.
public func sinf(_ x: Float) -> Float { sin(x) }
public func cosf(_ x: Float) -> Float { cos(x) }
public func tanf(_ x: Float) -> Float { tan(x) }
public func asinf(_ x: Float) -> Float { asin(x) }
public func acosf(_ x: Float) -> Float { acos(x) }
public func atanf(_ x: Float) -> Float { atan(x) }
public func sinhf(_ x: Float) -> Float { sinh(x) }
public func coshf(_ x: Float) -> Float { cosh(x) }
public func tanhf(_ x: Float) -> Float { tanh(x) }
public func expf(_ x: Float) -> Float { exp(x) }
public func logf(_ x: Float) -> Float { log(x) }
public func log2f(_ x: Float) -> Float { log2(x) }
public func log10f(_ x: Float) -> Float { log10(x) }
public func cbrtf(_ x: Float) -> Float { cbrt(x) }
public func sqrtf(_ x: Float) -> Float { x.squareRoot() }
public func fabsf(_ x: Float) -> Float { x.magnitude }
public func floorf(_ x: Float) -> Float { x.rounded(.down) }
public func ceilf(_ x: Float) -> Float { x.rounded(.up) }
public func truncf(_ x: Float) -> Float { x.rounded(.towardZero) }
public func roundf(_ x: Float) -> Float { x.rounded(.toNearestOrAwayFromZero) }
public func rintf(_ x: Float) -> Float { x.rounded(.toNearestOrEven) }
public func fminf(_ x: Float, _ y: Float) -> Float { x.isNaN || y < x ? y : x }
public func fmaxf(_ x: Float, _ y: Float) -> Float { x.isNaN || y > x ? y : x }
public func fmodf(_ x: Float, _ y: Float) -> Float { x.truncatingRemainder(dividingBy: y) }
public func powf(_ x: Float, _ y: Float) -> Float { pow(x, y) }
public func atan2f(_ y: Float, _ x: Float) -> Float { atan2(y, x) }
public func hypotf(_ x: Float, _ y: Float) -> Float { hypot(x, y) }

public var M_PI: Double { Double.pi }
public var M_E: Double { 2.718281828459045 }
public var M_PI_2: Double { 1.5707963267948966 }
public var M_PI_4: Double { 0.7853981633974483 }
public var M_1_PI: Double { 0.3183098861837907 }
public var M_2_PI: Double { 0.6366197723675814 }
public var M_2_SQRTPI: Double { 1.1283791670955126 }
public var M_SQRT2: Double { 1.4142135623730951 }
public var M_SQRT1_2: Double { 0.7071067811865476 }
public var M_LN2: Double { 0.6931471805599453 }
public var M_LN10: Double { 2.302585092994046 }
public var M_LOG2E: Double { 1.4426950408889634 }
public var M_LOG10E: Double { 0.4342944819032518 }

// The limits of C's numbers.
public var CHAR_BIT: Int32 { 8 }
public var INT_MAX: Int32 { Int32.max }
public var LONG_MAX: Int { Int.max }
public var LLONG_MAX: Int64 { Int64.max }
public var INT8_MAX: Int32 { 127 }
public var INT16_MAX: Int32 { 32767 }
public var INT32_MAX: Int32 { Int32.max }
public var UINT8_MAX: Int32 { 255 }
public var UINT16_MAX: Int32 { 65535 }
public var UINT32_MAX: UInt32 { UInt32.max }
public var DBL_MAX: Double { Double.greatestFiniteMagnitude }
public var DBL_MIN: Double { Double.leastNormalMagnitude }
public var DBL_EPSILON: Double { Double.ulpOfOne }
public var FLT_MAX: Float { Float.greatestFiniteMagnitude }
public var FLT_MIN: Float { Float.leastNormalMagnitude }
public var FLT_EPSILON: Float { Float.ulpOfOne }
