// How Double and Float print: shortest round-trip digits, exponents, negative zero, Float versus Double.

print(1.0, 0.1, 100.0, 1.5, -2.25, 3.0e0)
print(0.1 + 0.2, 1.0 / 3.0, 2.0 / 3.0, 10.0 / 4.0)
print(Float(0.1) + Float(0.2), Float(1) / 3, Float(2) / 3)

// Where does the exponent begin?
for power in [1e3, 1e6, 1e15, 1e16, 1e17, 1e20, 1e100] { print(power, terminator: "  ") }
print()
for power in [1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-10, 1.5e-7] { print(power, terminator: "  ") }
print()
print(123456789012345.0, 1234567890123456.0, 12345678901234567.0, 9007199254740993.0)
print(Float(1e6), Float(1e7), Float(16_777_216), Float(1e8), Float(123_456_789), Float(1e-4), Float(1e-5))

// Zeros and their neighbours.
print(0.0, -0.0, 0.0 == -0.0, (-0.0).sign, 1 / -Double.infinity)

// Not numbers.
print(Double.infinity, -Double.infinity, Double.nan, -Double.nan)
print(Float.infinity, Float.nan)

// The famous constants.
print(Double.pi, Float.pi)
print(Double.greatestFiniteMagnitude, Double.leastNormalMagnitude, Double.leastNonzeroMagnitude)
print(Float.greatestFiniteMagnitude, Float.leastNormalMagnitude, Float.leastNonzeroMagnitude)

// A Float widened to Double shows its true value.
let price: Float = 19.99
print(price, Double(price), Float(Double(price)) == price)

// Interpolation, description, debugDescription and String(describing:) agree.
let width = 72.0
print("\(width)", width.description, width.debugDescription, String(width), String(describing: width))
print([1.0, 2.5, -0.0, .nan], (0.5, Float(0.25)), Optional(3.0) as Any)
print(["pi": 3.14])

// Hexadecimal literals and underscores.
print(0x1p4, 0x1.8p1, 0xFp-2, 1_000.000_1, 1e-0_3)
