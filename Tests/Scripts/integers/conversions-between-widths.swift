// Integer conversions: exactly:, clamping:, truncatingIfNeeded:, bitPattern: and plain widening.

let readings = [-300, -129, -128, -1, 0, 127, 128, 255, 256, 1000]

print("value  exactly-Int8  clamping-Int8  truncating-Int8  clamping-UInt8  truncating-UInt8")
for reading in readings {
  let exact = Int8(exactly: reading).map(String.init) ?? "nil"
  print(reading, exact, Int8(clamping: reading), Int8(truncatingIfNeeded: reading),
        UInt8(clamping: reading), UInt8(truncatingIfNeeded: reading), separator: "\t")
}

// Widening always succeeds and keeps the value.
let tiny: Int8 = -7
print(Int16(tiny), Int32(tiny), Int64(tiny), Int(tiny))

// Sign extension when truncatingIfNeeded goes to a wider type.
print(UInt16(truncatingIfNeeded: tiny), UInt32(truncatingIfNeeded: tiny), Int(truncatingIfNeeded: tiny))
print(UInt64(truncatingIfNeeded: -1) == UInt64.max, UInt(bitPattern: -2))
print(Int(bitPattern: UInt.max), Int32(bitPattern: 0x8000_0000))

// From floating point: towards zero, or only if nothing is lost.
print(Int(3.99), Int(-3.99), UInt8(254.9))
for weight in [3.0, 3.5, 200.0, -128.0] {
  print(weight, Int(exactly: weight) as Any, Int8(exactly: weight) as Any)
}
print(Int(exactly: Double.infinity) as Any, Int(exactly: Double.nan) as Any)

// Comparison works between different integer types, without conversion.
let unsigned: UInt8 = 200
let negative = -56
print(unsigned == negative, unsigned > negative, Int8(bitPattern: unsigned) == negative)
print(UInt64.max > Int8(-1), tiny < UInt.min)

// Limits of every type.
print(Int8.min, Int8.max, UInt8.max)
print(Int16.min, Int16.max, UInt16.max)
print(Int32.min, Int32.max, UInt32.max)
print(Int64.min, Int64.max, UInt64.max)
print(Int.bitWidth, Int8.bitWidth, UInt16.bitWidth, Int32.isSigned, UInt32.isSigned)

// A generic saturating cast.
func saturate<From: BinaryInteger, To: FixedWidthInteger>(_ value: From, to type: To.Type) -> To {
  To(clamping: value)
}
print(saturate(-5, to: UInt.self), saturate(UInt64.max, to: Int32.self), saturate(99 as Int8, to: Int16.self))
