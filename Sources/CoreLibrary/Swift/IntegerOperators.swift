// The operators that the types of whole numbers declare each for itself, as in Swift. One for all of them would do the same, but which
// meanings of an operator are tried, and how many, hangs on what the types declare.

extension Int8 {
  public static func + (lhs: Int8, rhs: Int8) -> Int8 { Int8(_narrow: lhs._bits + rhs._bits) }
  public static func - (lhs: Int8, rhs: Int8) -> Int8 { Int8(_narrow: lhs._bits - rhs._bits) }
  public static func * (lhs: Int8, rhs: Int8) -> Int8 { Int8(_narrow: lhs._bits * rhs._bits) }
  public static func / (lhs: Int8, rhs: Int8) -> Int8 { Int8(_narrow: lhs._bits / rhs._bits) }
  public static func % (lhs: Int8, rhs: Int8) -> Int8 { _remainder(lhs, rhs) }
  @_intrinsic("int.and") public static func & (lhs: Int8, rhs: Int8) -> Int8
  @_intrinsic("int.or") public static func | (lhs: Int8, rhs: Int8) -> Int8
  @_intrinsic("int.xor") public static func ^ (lhs: Int8, rhs: Int8) -> Int8
  public static func &<< (lhs: Int8, rhs: Int8) -> Int8 { Int8(_truncate: lhs._bits << (rhs._bits & 7)) }
  public static func &>> (lhs: Int8, rhs: Int8) -> Int8 { Int8(_truncate: lhs._bits >> (rhs._bits & 7)) }
  @_intrinsic("int.eq") public static func == (lhs: Int8, rhs: Int8) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: Int8, rhs: Int8) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: Int8, rhs: Int8) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: Int8, rhs: Int8) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: Int8, rhs: Int8) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: Int8, rhs: Int8) -> Bool
  public static prefix func ~ (x: Int8) -> Int8 { Int8(_truncate: ~x._bits) }
  public static func += (lhs: inout Int8, rhs: Int8) { lhs = lhs + rhs }
  public static func -= (lhs: inout Int8, rhs: Int8) { lhs = lhs - rhs }
  public static func *= (lhs: inout Int8, rhs: Int8) { lhs = lhs * rhs }
  public static func /= (lhs: inout Int8, rhs: Int8) { lhs = lhs / rhs }
  public static func %= (lhs: inout Int8, rhs: Int8) { lhs = lhs % rhs }
  public static func &= (lhs: inout Int8, rhs: Int8) { lhs = lhs & rhs }
  public static func |= (lhs: inout Int8, rhs: Int8) { lhs = lhs | rhs }
  public static func ^= (lhs: inout Int8, rhs: Int8) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout Int8, rhs: Int8) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout Int8, rhs: Int8) { lhs = lhs &>> rhs }
}

extension Int16 {
  public static func + (lhs: Int16, rhs: Int16) -> Int16 { Int16(_narrow: lhs._bits + rhs._bits) }
  public static func - (lhs: Int16, rhs: Int16) -> Int16 { Int16(_narrow: lhs._bits - rhs._bits) }
  public static func * (lhs: Int16, rhs: Int16) -> Int16 { Int16(_narrow: lhs._bits * rhs._bits) }
  public static func / (lhs: Int16, rhs: Int16) -> Int16 { Int16(_narrow: lhs._bits / rhs._bits) }
  public static func % (lhs: Int16, rhs: Int16) -> Int16 { _remainder(lhs, rhs) }
  @_intrinsic("int.and") public static func & (lhs: Int16, rhs: Int16) -> Int16
  @_intrinsic("int.or") public static func | (lhs: Int16, rhs: Int16) -> Int16
  @_intrinsic("int.xor") public static func ^ (lhs: Int16, rhs: Int16) -> Int16
  public static func &<< (lhs: Int16, rhs: Int16) -> Int16 { Int16(_truncate: lhs._bits << (rhs._bits & 15)) }
  public static func &>> (lhs: Int16, rhs: Int16) -> Int16 { Int16(_truncate: lhs._bits >> (rhs._bits & 15)) }
  @_intrinsic("int.eq") public static func == (lhs: Int16, rhs: Int16) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: Int16, rhs: Int16) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: Int16, rhs: Int16) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: Int16, rhs: Int16) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: Int16, rhs: Int16) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: Int16, rhs: Int16) -> Bool
  public static prefix func ~ (x: Int16) -> Int16 { Int16(_truncate: ~x._bits) }
  public static func += (lhs: inout Int16, rhs: Int16) { lhs = lhs + rhs }
  public static func -= (lhs: inout Int16, rhs: Int16) { lhs = lhs - rhs }
  public static func *= (lhs: inout Int16, rhs: Int16) { lhs = lhs * rhs }
  public static func /= (lhs: inout Int16, rhs: Int16) { lhs = lhs / rhs }
  public static func %= (lhs: inout Int16, rhs: Int16) { lhs = lhs % rhs }
  public static func &= (lhs: inout Int16, rhs: Int16) { lhs = lhs & rhs }
  public static func |= (lhs: inout Int16, rhs: Int16) { lhs = lhs | rhs }
  public static func ^= (lhs: inout Int16, rhs: Int16) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout Int16, rhs: Int16) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout Int16, rhs: Int16) { lhs = lhs &>> rhs }
}

extension Int32 {
  public static func + (lhs: Int32, rhs: Int32) -> Int32 { Int32(_narrow: lhs._bits + rhs._bits) }
  public static func - (lhs: Int32, rhs: Int32) -> Int32 { Int32(_narrow: lhs._bits - rhs._bits) }
  public static func * (lhs: Int32, rhs: Int32) -> Int32 { Int32(_narrow: lhs._bits * rhs._bits) }
  public static func / (lhs: Int32, rhs: Int32) -> Int32 { Int32(_narrow: lhs._bits / rhs._bits) }
  public static func % (lhs: Int32, rhs: Int32) -> Int32 { _remainder(lhs, rhs) }
  @_intrinsic("int.and") public static func & (lhs: Int32, rhs: Int32) -> Int32
  @_intrinsic("int.or") public static func | (lhs: Int32, rhs: Int32) -> Int32
  @_intrinsic("int.xor") public static func ^ (lhs: Int32, rhs: Int32) -> Int32
  public static func &<< (lhs: Int32, rhs: Int32) -> Int32 { Int32(_truncate: lhs._bits << (rhs._bits & 31)) }
  public static func &>> (lhs: Int32, rhs: Int32) -> Int32 { Int32(_truncate: lhs._bits >> (rhs._bits & 31)) }
  @_intrinsic("int.eq") public static func == (lhs: Int32, rhs: Int32) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: Int32, rhs: Int32) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: Int32, rhs: Int32) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: Int32, rhs: Int32) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: Int32, rhs: Int32) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: Int32, rhs: Int32) -> Bool
  public static prefix func ~ (x: Int32) -> Int32 { Int32(_truncate: ~x._bits) }
  public static func += (lhs: inout Int32, rhs: Int32) { lhs = lhs + rhs }
  public static func -= (lhs: inout Int32, rhs: Int32) { lhs = lhs - rhs }
  public static func *= (lhs: inout Int32, rhs: Int32) { lhs = lhs * rhs }
  public static func /= (lhs: inout Int32, rhs: Int32) { lhs = lhs / rhs }
  public static func %= (lhs: inout Int32, rhs: Int32) { lhs = lhs % rhs }
  public static func &= (lhs: inout Int32, rhs: Int32) { lhs = lhs & rhs }
  public static func |= (lhs: inout Int32, rhs: Int32) { lhs = lhs | rhs }
  public static func ^= (lhs: inout Int32, rhs: Int32) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout Int32, rhs: Int32) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout Int32, rhs: Int32) { lhs = lhs &>> rhs }
}

extension Int64 {
  public static func + (lhs: Int64, rhs: Int64) -> Int64 { Int64(_narrow: lhs._bits + rhs._bits) }
  public static func - (lhs: Int64, rhs: Int64) -> Int64 { Int64(_narrow: lhs._bits - rhs._bits) }
  public static func * (lhs: Int64, rhs: Int64) -> Int64 { Int64(_narrow: lhs._bits * rhs._bits) }
  public static func / (lhs: Int64, rhs: Int64) -> Int64 { Int64(_narrow: lhs._bits / rhs._bits) }
  public static func % (lhs: Int64, rhs: Int64) -> Int64 { _remainder(lhs, rhs) }
  @_intrinsic("int.and") public static func & (lhs: Int64, rhs: Int64) -> Int64
  @_intrinsic("int.or") public static func | (lhs: Int64, rhs: Int64) -> Int64
  @_intrinsic("int.xor") public static func ^ (lhs: Int64, rhs: Int64) -> Int64
  public static func &<< (lhs: Int64, rhs: Int64) -> Int64 { Int64(_truncate: lhs._bits << (rhs._bits & 63)) }
  public static func &>> (lhs: Int64, rhs: Int64) -> Int64 { Int64(_truncate: lhs._bits >> (rhs._bits & 63)) }
  @_intrinsic("int.eq") public static func == (lhs: Int64, rhs: Int64) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: Int64, rhs: Int64) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: Int64, rhs: Int64) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: Int64, rhs: Int64) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: Int64, rhs: Int64) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: Int64, rhs: Int64) -> Bool
  public static prefix func ~ (x: Int64) -> Int64 { Int64(_truncate: ~x._bits) }
  public static func += (lhs: inout Int64, rhs: Int64) { lhs = lhs + rhs }
  public static func -= (lhs: inout Int64, rhs: Int64) { lhs = lhs - rhs }
  public static func *= (lhs: inout Int64, rhs: Int64) { lhs = lhs * rhs }
  public static func /= (lhs: inout Int64, rhs: Int64) { lhs = lhs / rhs }
  public static func %= (lhs: inout Int64, rhs: Int64) { lhs = lhs % rhs }
  public static func &= (lhs: inout Int64, rhs: Int64) { lhs = lhs & rhs }
  public static func |= (lhs: inout Int64, rhs: Int64) { lhs = lhs | rhs }
  public static func ^= (lhs: inout Int64, rhs: Int64) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout Int64, rhs: Int64) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout Int64, rhs: Int64) { lhs = lhs &>> rhs }
}

extension UInt8 {
  public static func + (lhs: UInt8, rhs: UInt8) -> UInt8 { UInt8(_narrow: lhs._bits + rhs._bits) }
  public static func - (lhs: UInt8, rhs: UInt8) -> UInt8 { UInt8(_narrow: lhs._bits - rhs._bits) }
  public static func * (lhs: UInt8, rhs: UInt8) -> UInt8 { UInt8(_narrow: lhs._bits * rhs._bits) }
  public static func / (lhs: UInt8, rhs: UInt8) -> UInt8 { UInt8(_narrow: lhs._bits / rhs._bits) }
  public static func % (lhs: UInt8, rhs: UInt8) -> UInt8 { UInt8(_truncate: lhs._bits % rhs._bits) }
  @_intrinsic("int.and") public static func & (lhs: UInt8, rhs: UInt8) -> UInt8
  @_intrinsic("int.or") public static func | (lhs: UInt8, rhs: UInt8) -> UInt8
  @_intrinsic("int.xor") public static func ^ (lhs: UInt8, rhs: UInt8) -> UInt8
  public static func &<< (lhs: UInt8, rhs: UInt8) -> UInt8 { UInt8(_truncate: lhs._bits << (rhs._bits & 7)) }
  public static func &>> (lhs: UInt8, rhs: UInt8) -> UInt8 { UInt8(_truncate: lhs._bits >> (rhs._bits & 7)) }
  @_intrinsic("int.eq") public static func == (lhs: UInt8, rhs: UInt8) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: UInt8, rhs: UInt8) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: UInt8, rhs: UInt8) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: UInt8, rhs: UInt8) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: UInt8, rhs: UInt8) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: UInt8, rhs: UInt8) -> Bool
  public static prefix func ~ (x: UInt8) -> UInt8 { UInt8(_truncate: ~x._bits) }
  public static func += (lhs: inout UInt8, rhs: UInt8) { lhs = lhs + rhs }
  public static func -= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs - rhs }
  public static func *= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs * rhs }
  public static func /= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs / rhs }
  public static func %= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs % rhs }
  public static func &= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs & rhs }
  public static func |= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs | rhs }
  public static func ^= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs &>> rhs }
}

extension UInt16 {
  public static func + (lhs: UInt16, rhs: UInt16) -> UInt16 { UInt16(_narrow: lhs._bits + rhs._bits) }
  public static func - (lhs: UInt16, rhs: UInt16) -> UInt16 { UInt16(_narrow: lhs._bits - rhs._bits) }
  public static func * (lhs: UInt16, rhs: UInt16) -> UInt16 { UInt16(_narrow: lhs._bits * rhs._bits) }
  public static func / (lhs: UInt16, rhs: UInt16) -> UInt16 { UInt16(_narrow: lhs._bits / rhs._bits) }
  public static func % (lhs: UInt16, rhs: UInt16) -> UInt16 { UInt16(_truncate: lhs._bits % rhs._bits) }
  @_intrinsic("int.and") public static func & (lhs: UInt16, rhs: UInt16) -> UInt16
  @_intrinsic("int.or") public static func | (lhs: UInt16, rhs: UInt16) -> UInt16
  @_intrinsic("int.xor") public static func ^ (lhs: UInt16, rhs: UInt16) -> UInt16
  public static func &<< (lhs: UInt16, rhs: UInt16) -> UInt16 { UInt16(_truncate: lhs._bits << (rhs._bits & 15)) }
  public static func &>> (lhs: UInt16, rhs: UInt16) -> UInt16 { UInt16(_truncate: lhs._bits >> (rhs._bits & 15)) }
  @_intrinsic("int.eq") public static func == (lhs: UInt16, rhs: UInt16) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: UInt16, rhs: UInt16) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: UInt16, rhs: UInt16) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: UInt16, rhs: UInt16) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: UInt16, rhs: UInt16) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: UInt16, rhs: UInt16) -> Bool
  public static prefix func ~ (x: UInt16) -> UInt16 { UInt16(_truncate: ~x._bits) }
  public static func += (lhs: inout UInt16, rhs: UInt16) { lhs = lhs + rhs }
  public static func -= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs - rhs }
  public static func *= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs * rhs }
  public static func /= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs / rhs }
  public static func %= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs % rhs }
  public static func &= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs & rhs }
  public static func |= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs | rhs }
  public static func ^= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs &>> rhs }
}

extension UInt32 {
  public static func + (lhs: UInt32, rhs: UInt32) -> UInt32 { UInt32(_narrow: lhs._bits + rhs._bits) }
  public static func - (lhs: UInt32, rhs: UInt32) -> UInt32 { UInt32(_narrow: lhs._bits - rhs._bits) }
  public static func * (lhs: UInt32, rhs: UInt32) -> UInt32 { UInt32(_narrow: lhs._bits * rhs._bits) }
  public static func / (lhs: UInt32, rhs: UInt32) -> UInt32 { UInt32(_narrow: lhs._bits / rhs._bits) }
  public static func % (lhs: UInt32, rhs: UInt32) -> UInt32 { UInt32(_truncate: lhs._bits % rhs._bits) }
  @_intrinsic("int.and") public static func & (lhs: UInt32, rhs: UInt32) -> UInt32
  @_intrinsic("int.or") public static func | (lhs: UInt32, rhs: UInt32) -> UInt32
  @_intrinsic("int.xor") public static func ^ (lhs: UInt32, rhs: UInt32) -> UInt32
  public static func &<< (lhs: UInt32, rhs: UInt32) -> UInt32 { UInt32(_truncate: lhs._bits << (rhs._bits & 31)) }
  public static func &>> (lhs: UInt32, rhs: UInt32) -> UInt32 { UInt32(_truncate: lhs._bits >> (rhs._bits & 31)) }
  @_intrinsic("int.eq") public static func == (lhs: UInt32, rhs: UInt32) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: UInt32, rhs: UInt32) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: UInt32, rhs: UInt32) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: UInt32, rhs: UInt32) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: UInt32, rhs: UInt32) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: UInt32, rhs: UInt32) -> Bool
  public static prefix func ~ (x: UInt32) -> UInt32 { UInt32(_truncate: ~x._bits) }
  public static func += (lhs: inout UInt32, rhs: UInt32) { lhs = lhs + rhs }
  public static func -= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs - rhs }
  public static func *= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs * rhs }
  public static func /= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs / rhs }
  public static func %= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs % rhs }
  public static func &= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs & rhs }
  public static func |= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs | rhs }
  public static func ^= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs &>> rhs }
}

extension UInt {
  @_intrinsic("uint.add") public static func + (lhs: UInt, rhs: UInt) -> UInt
  @_intrinsic("uint.sub") public static func - (lhs: UInt, rhs: UInt) -> UInt
  @_intrinsic("uint.mul") public static func * (lhs: UInt, rhs: UInt) -> UInt
  @_intrinsic("uint.div") public static func / (lhs: UInt, rhs: UInt) -> UInt
  @_intrinsic("uint.rem") public static func % (lhs: UInt, rhs: UInt) -> UInt
  @_intrinsic("int.and") public static func & (lhs: UInt, rhs: UInt) -> UInt
  @_intrinsic("int.or") public static func | (lhs: UInt, rhs: UInt) -> UInt
  @_intrinsic("int.xor") public static func ^ (lhs: UInt, rhs: UInt) -> UInt
  public static func &<< (lhs: UInt, rhs: UInt) -> UInt { UInt(_bits: lhs._bits << (rhs._bits & 63)) }
  public static func &>> (lhs: UInt, rhs: UInt) -> UInt { _shiftRight(lhs, rhs._bits & 63) }
  @_intrinsic("int.eq") public static func == (lhs: UInt, rhs: UInt) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: UInt, rhs: UInt) -> Bool
  @_intrinsic("uint.lt") public static func < (lhs: UInt, rhs: UInt) -> Bool
  public static func <= (lhs: UInt, rhs: UInt) -> Bool { !(rhs < lhs) }
  public static func > (lhs: UInt, rhs: UInt) -> Bool { rhs < lhs }
  public static func >= (lhs: UInt, rhs: UInt) -> Bool { !(lhs < rhs) }
  @_intrinsic("int.not") public static prefix func ~ (x: UInt) -> UInt
  public static func += (lhs: inout UInt, rhs: UInt) { lhs = lhs + rhs }
  public static func -= (lhs: inout UInt, rhs: UInt) { lhs = lhs - rhs }
  public static func *= (lhs: inout UInt, rhs: UInt) { lhs = lhs * rhs }
  public static func /= (lhs: inout UInt, rhs: UInt) { lhs = lhs / rhs }
  public static func %= (lhs: inout UInt, rhs: UInt) { lhs = lhs % rhs }
  public static func &= (lhs: inout UInt, rhs: UInt) { lhs = lhs & rhs }
  public static func |= (lhs: inout UInt, rhs: UInt) { lhs = lhs | rhs }
  public static func ^= (lhs: inout UInt, rhs: UInt) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout UInt, rhs: UInt) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout UInt, rhs: UInt) { lhs = lhs &>> rhs }
}

extension UInt64 {
  @_intrinsic("uint.add") public static func + (lhs: UInt64, rhs: UInt64) -> UInt64
  @_intrinsic("uint.sub") public static func - (lhs: UInt64, rhs: UInt64) -> UInt64
  @_intrinsic("uint.mul") public static func * (lhs: UInt64, rhs: UInt64) -> UInt64
  @_intrinsic("uint.div") public static func / (lhs: UInt64, rhs: UInt64) -> UInt64
  @_intrinsic("uint.rem") public static func % (lhs: UInt64, rhs: UInt64) -> UInt64
  @_intrinsic("int.and") public static func & (lhs: UInt64, rhs: UInt64) -> UInt64
  @_intrinsic("int.or") public static func | (lhs: UInt64, rhs: UInt64) -> UInt64
  @_intrinsic("int.xor") public static func ^ (lhs: UInt64, rhs: UInt64) -> UInt64
  public static func &<< (lhs: UInt64, rhs: UInt64) -> UInt64 { UInt64(_bits: lhs._bits << (rhs._bits & 63)) }
  public static func &>> (lhs: UInt64, rhs: UInt64) -> UInt64 { _shiftRight(lhs, rhs._bits & 63) }
  @_intrinsic("int.eq") public static func == (lhs: UInt64, rhs: UInt64) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: UInt64, rhs: UInt64) -> Bool
  @_intrinsic("uint.lt") public static func < (lhs: UInt64, rhs: UInt64) -> Bool
  public static func <= (lhs: UInt64, rhs: UInt64) -> Bool { !(rhs < lhs) }
  public static func > (lhs: UInt64, rhs: UInt64) -> Bool { rhs < lhs }
  public static func >= (lhs: UInt64, rhs: UInt64) -> Bool { !(lhs < rhs) }
  @_intrinsic("int.not") public static prefix func ~ (x: UInt64) -> UInt64
  public static func += (lhs: inout UInt64, rhs: UInt64) { lhs = lhs + rhs }
  public static func -= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs - rhs }
  public static func *= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs * rhs }
  public static func /= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs / rhs }
  public static func %= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs % rhs }
  public static func &= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs & rhs }
  public static func |= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs | rhs }
  public static func ^= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs ^ rhs }
  public static func &<<= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs &<< rhs }
  public static func &>>= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs &>> rhs }
}
