// A literal beside a whole number of another width is one of those, also where no Int holds it.

let unsigned: UInt = 5
print(unsigned <= 0x8000_0000_0000_0000, unsigned == 0x8000_0000_0000_0000, 18446744073709551615 > unsigned)
let wide: UInt64 = 0xFFFF_FFFF_FFFF_FFFE
print(wide < 0xFFFF_FFFF_FFFF_FFFF, wide != 0xFFFF_FFFF_FFFF_FFFE, wide >= 1)
let small: Int8 = -3
print(small < 0, small > -128, small <= -3, small >= 127, small == -3, small != 3)
let bytes: [UInt8] = [1, 200, 255]
print(bytes.filter { $0 > 199 }, bytes.map { $0 == 255 }, bytes.contains { $0 < 2 })
// With one of another kind the generic operators compare by value.
print(small < unsigned, wide > UInt(3), Int16(-1) == Int64(-1), UInt8(255) > Int8(-1))
func isMost<T: FixedWidthInteger>(_ value: T) -> Bool { value == T.max || value <= 0 }
print(isMost(UInt16.max), isMost(Int32(7)), isMost(wide))
