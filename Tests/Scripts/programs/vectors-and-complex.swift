// Notice: vectors with operators, SIMD-free and plain; complex numbers, and Mandelbrot as a picture of letters.
protocol Vector: Equatable, CustomStringConvertible {
  var components: [Double] { get }
  init(components: [Double])
}
extension Vector {
  static var zero: Self { Self(components: []) }
  static func + (a: Self, b: Self) -> Self { Self(components: zip(a.components, b.components).map(+)) }
  static func - (a: Self, b: Self) -> Self { Self(components: zip(a.components, b.components).map(-)) }
  static func * (k: Double, a: Self) -> Self { Self(components: a.components.map { k * $0 }) }
  static func * (a: Self, k: Double) -> Self { k * a }
  static func • (a: Self, b: Self) -> Double { zip(a.components, b.components).map(*).reduce(0, +) }
  static prefix func - (a: Self) -> Self { -1 * a }
  static func += (a: inout Self, b: Self) { a = a + b }
  var length: Double { root(self • self) }
  var normalised: Self { length == 0 ? self : (1 / length) * self }
  var description: String { "(" + components.map { "\($0)" }.joined(separator: ", ") + ")" }
}
infix operator •: MultiplicationPrecedence
// Newton's method: enough for a page, and no library wanted.
func root(_ n: Double) -> Double {
  var guess = max(n, 1)
  for _ in 0..<60 where n > 0 { guess = (guess + n / guess) / 2 }
  return n > 0 ? guess : 0
}
infix operator ×: MultiplicationPrecedence

struct Vector2: Vector {
  var x = 0.0, y = 0.0
  var components: [Double] { [x, y] }
  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  init(components: [Double]) { if components.count == 2 { (x, y) = (components[0], components[1]) } }
  var turned: Vector2 { Vector2(-y, x) }
}
struct Vector3: Vector {
  var x = 0.0, y = 0.0, z = 0.0
  var components: [Double] { [x, y, z] }
  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  init(components c: [Double]) { if c.count == 3 { self.init(c[0], c[1], c[2]) } else { self.init(0, 0, 0) } }
  static func × (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

let a = Vector2(3, 4), b = Vector2(1, -2)
print(a + b, a - b, 2 * a, a * 0.5, -b, a • b, a.length, a.normalised, a.turned, a • a.turned)
print(Vector3(1, 0, 0) × Vector3(0, 1, 0), Vector3(1, 2, 3) × Vector3(2, 4, 6) == .zero, Vector3(2, 3, 6).length)
print([a, b, Vector2(10, 0)].reduce(.zero, +), Vector2.zero.normalised)

// A ball bounces on the floor; whole-numbered steps keep it exact.
var place = Vector2(0, 8), speed = Vector2(1, 0)
let gravity = Vector2(0, -2)
var track: [Vector2] = []
for _ in 1...6 {
  speed += gravity
  place += speed
  if place.y < 0 { (place.y, speed.y) = (-place.y, -speed.y) }
  track.append(place)
}
print(track.map { "\(Int($0.x)):\(Int($0.y))" }.joined(separator: " "))

struct Complex: Equatable, CustomStringConvertible {
  var re: Double, im: Double
  init(_ re: Double, _ im: Double = 0) { (self.re, self.im) = (re, im) }
  static let i = Complex(0, 1)
  static func + (a: Complex, b: Complex) -> Complex { Complex(a.re + b.re, a.im + b.im) }
  static func - (a: Complex, b: Complex) -> Complex { Complex(a.re - b.re, a.im - b.im) }
  static func * (a: Complex, b: Complex) -> Complex { Complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re) }
  static func / (a: Complex, b: Complex) -> Complex {
    let top = a * b.conjugate, bottom = b.squared
    return Complex(top.re / bottom, top.im / bottom)
  }
  var conjugate: Complex { Complex(re, -im) }
  var squared: Double { re * re + im * im }
  var description: String {
    switch (re, im) {
    case (_, 0): return "\(re)"
    case (0, _): return "\(im)i"
    case (_, ..<0): return "\(re) - \(-im)i"
    default: return "\(re) + \(im)i"
    }
  }
}
extension Complex: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { self.init(value) }
  init(integerLiteral value: Int) { self.init(Double(value)) }
}
let z: Complex = 3 + 2 * .i, w: Complex = 1.5 - .i
print(z, "|", w, "|", z + w, "|", z * w, "|", z / (1 + .i))
print(Complex.i * .i, "|", z - 3, "|", z.conjugate == 3 - 2 * .i)
print((0..<5).map { (0..<$0).reduce(1 as Complex) { power, _ in power * .i } })

for y in stride(from: 1.0, through: -1.0, by: -0.5) {
  let line = stride(from: -2.0, through: 0.5, by: 0.125).map { x -> Character in
    var z: Complex = 0, steps = 0
    while z.squared <= 4, steps < 20 { (z, steps) = (z * z + Complex(x, y), steps + 1) }
    return steps == 20 ? "#" : steps > 4 ? "+" : "."
  }
  print(String(line))
}
