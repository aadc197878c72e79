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
public func fmin(_ x: Double, _ y: Double) -> Double { x < y ? x : y }
public func fmax(_ x: Double, _ y: Double) -> Double { x > y ? x : y }
public func copysign(_ x: Double, _ y: Double) -> Double {
  let isNegative = y < 0 || (y == 0 && 1 / y < 0)
  return isNegative ? -x.magnitude : x.magnitude
}
public var M_PI: Double { Double.pi }
public var M_E: Double { 2.718281828459045 }

@_intrinsic("process.exit") func _exit(_ status: Int) -> Never

/// Ends the program at once.
public func exit(_ status: Int32) -> Never { _exit(Int(status)) }

/// A number below the limit.
public func arc4random_uniform(_ limit: UInt32) -> UInt32 {
  limit == 0 ? 0 : UInt32.random(in: 0..<limit)
}
public func arc4random() -> UInt32 { UInt32.random(in: UInt32.min...UInt32.max) }

public enum ComparisonResult: Int {
  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
}
