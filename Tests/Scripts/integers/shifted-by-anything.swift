// By more bits than there are, by less than none, by amounts that no `Int` holds.
var one = 1
one <<= UInt.max
print(one, 1 << UInt64.max, -1 >> UInt.max, 5 >> UInt64(3), 1 << Int8(-1), 8 << Int.min, 8 >> Int.min)
var byte: UInt8 = 255
byte >>= UInt.max
print(byte, (3 as Int16) << UInt64.max, (-3 as Int16) >> UInt.max, (200 as UInt64) >> UInt8(3))
print((3 as UInt64) << UInt.max, (3 as UInt64) >> UInt64.max, (3 as UInt) << Int8(-1))
print((3 as UInt64) << -2, (3 as UInt64) >> -2, (1 as Int32) << (40 as UInt), (1 as Int8) << 7, Int64(1) << UInt32.max)
print((3 as UInt64) << Int.min, (3 as UInt64) >> Int.min, (3 as UInt) << Int.max, (3 as UInt) >> Int.max)
