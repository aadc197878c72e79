// A whole number beyond 64 bits is one of a type that goes so far.
print(99999999999999999999 as Double, -99_999_999_999_999_999_999 as Double, 0xFFFF_FFFF_FFFF_FFFF_FF as Double)
let table: [Double] = [1, 20000000000000000000, 2.5]
print(table, 18446744073709551615 as UInt64)
func half(_ x: Double) -> Double { x / 2 }
print(half(100000000000000000000))
