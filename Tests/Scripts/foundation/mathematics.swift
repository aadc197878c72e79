// import Foundation: pow, sqrt, cbrt, exp, log, trigonometry, floor/ceil/round/trunc, hypot, fmod; exit(0) at the end.
import Foundation

let base = 2.0
print(pow(base, 10.0), pow(base, -1.0), pow(9.0, 0.5), pow(0.0, 0.0), pow(10, 3) as Double)
print(sqrt(2.0), sqrt(144.0), cbrt(27.0).rounded(), hypot(3.0, 4.0), sqrt(-1.0).isNaN)
print(exp(0.0), exp(1.0), log(1.0), log2(1024.0), log10(1000.0), log(0.0), M_PI == Double.pi)
print(floor(2.7), ceil(2.1), round(2.5), trunc(-2.7), floor(-2.1), ceil(-2.9), round(-2.5), rint(2.5))
print(fmod(7.5, 2.0), fmod(-7.5, 2.0), fabs(-3.25), abs(-3.25), fmin(1.0, 2.0), fmax(1.0, 2.0), copysign(3.0, -0.5))

// Angles: printed to a few places, as the last digits are the library's affair.
func places(_ value: Double, _ count: Int = 4) -> Double {
  let scale = pow(10.0, Double(count))
  return (value * scale).rounded() / scale
}
for degrees in stride(from: 0.0, through: 180.0, by: 45.0) {
  let radians = degrees * .pi / 180
  print(degrees, places(sin(radians)), places(cos(radians)))
}
print(places(tan(Double.pi / 4)), places(atan(1.0) * 4), places(atan2(-1.0, -1.0)), places(asin(1.0)),
      places(acos(-1.0)))
print(places(sinh(1.0)), places(cosh(1.0)), places(tanh(0.5)), sin(0.0), cos(0.0))

// Floats have their own overloads; integers must be converted.
let side: Float = 2
print(sqrt(side), pow(side, 3), type(of: sqrt(side)), sqrt(Double(16)), Int(pow(2.0, 8.0)))

// Geometry.
struct Vector {
  var x: Double, y: Double
  var length: Double { hypot(x, y) }
  var degrees: Double { atan2(y, x) * 180 / .pi }
  func rotated(by degrees: Double) -> Vector {
    let angle = degrees * .pi / 180
    return Vector(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
  }
}
let arrow = Vector(x: 3, y: 4)
let turned = arrow.rotated(by: 90)
print(arrow.length, places(arrow.degrees), places(turned.x), places(turned.y), places(turned.length))

// Statistics.
let marks = [2.0, 4, 4, 4, 5, 5, 7, 9]
let mean = marks.reduce(0, +) / Double(marks.count)
let deviation = sqrt(marks.map { pow($0 - mean, 2) }.reduce(0, +) / Double(marks.count))
print(mean, deviation, places(exp(marks.map { log($0) }.reduce(0, +) / Double(marks.count))))

// Compound interest, half-lives, digits by logarithm.
print(places(1000 * pow(1.05, 10), 2), places(log(0.5) / log(0.88), 3), Int(floor(log10(98_765.0))) + 1)
print([2.4, 2.5, 3.5, -0.4].map { lround($0) }, Int(ceil(7 / 2.0)), (7.0 / 2).rounded(.up))

// Newton against the library, and the area under a curve.
var guess = 1.0
for _ in 1...6 { guess = (guess + 2 / guess) / 2 }
print(abs(guess - sqrt(2)) < 1e-12,
      places((0..<1000).reduce(0) { $0 + sin((Double($1) + 0.5) * .pi / 1000) * .pi / 1000 }))

// Random numbers are only checked against their bounds.
print((1...100).allSatisfy { _ in (1...6).contains(Int.random(in: 1...6)) }, (0..<1).contains(Double.random(in: 0..<1)))
exit(0)
