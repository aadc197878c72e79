// Whole numbers of other widths than `Int` are compared with their own kind by operators of their own, as in Swift's library: a
// literal beside one is then one of them, where the generic operators would take it for an `Int`.

extension Int8 {
  @_intrinsic("int.eq") public static func == (lhs: Int8, rhs: Int8) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: Int8, rhs: Int8) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: Int8, rhs: Int8) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: Int8, rhs: Int8) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: Int8, rhs: Int8) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: Int8, rhs: Int8) -> Bool
}

extension Int16 {
  @_intrinsic("int.eq") public static func == (lhs: Int16, rhs: Int16) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: Int16, rhs: Int16) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: Int16, rhs: Int16) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: Int16, rhs: Int16) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: Int16, rhs: Int16) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: Int16, rhs: Int16) -> Bool
}

extension Int32 {
  @_intrinsic("int.eq") public static func == (lhs: Int32, rhs: Int32) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: Int32, rhs: Int32) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: Int32, rhs: Int32) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: Int32, rhs: Int32) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: Int32, rhs: Int32) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: Int32, rhs: Int32) -> Bool
}

extension Int64 {
  @_intrinsic("int.eq") public static func == (lhs: Int64, rhs: Int64) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: Int64, rhs: Int64) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: Int64, rhs: Int64) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: Int64, rhs: Int64) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: Int64, rhs: Int64) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: Int64, rhs: Int64) -> Bool
}

extension UInt8 {
  @_intrinsic("int.eq") public static func == (lhs: UInt8, rhs: UInt8) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: UInt8, rhs: UInt8) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: UInt8, rhs: UInt8) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: UInt8, rhs: UInt8) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: UInt8, rhs: UInt8) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: UInt8, rhs: UInt8) -> Bool
}

extension UInt16 {
  @_intrinsic("int.eq") public static func == (lhs: UInt16, rhs: UInt16) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: UInt16, rhs: UInt16) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: UInt16, rhs: UInt16) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: UInt16, rhs: UInt16) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: UInt16, rhs: UInt16) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: UInt16, rhs: UInt16) -> Bool
}

extension UInt32 {
  @_intrinsic("int.eq") public static func == (lhs: UInt32, rhs: UInt32) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: UInt32, rhs: UInt32) -> Bool
  @_intrinsic("int.lt") public static func < (lhs: UInt32, rhs: UInt32) -> Bool
  @_intrinsic("int.le") public static func <= (lhs: UInt32, rhs: UInt32) -> Bool
  @_intrinsic("int.gt") public static func > (lhs: UInt32, rhs: UInt32) -> Bool
  @_intrinsic("int.ge") public static func >= (lhs: UInt32, rhs: UInt32) -> Bool
}

extension UInt {
  @_intrinsic("int.eq") public static func == (lhs: UInt, rhs: UInt) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: UInt, rhs: UInt) -> Bool
  @_intrinsic("uint.lt") public static func < (lhs: UInt, rhs: UInt) -> Bool
  public static func <= (lhs: UInt, rhs: UInt) -> Bool { !(rhs < lhs) }
  public static func > (lhs: UInt, rhs: UInt) -> Bool { rhs < lhs }
  public static func >= (lhs: UInt, rhs: UInt) -> Bool { !(lhs < rhs) }
}

extension UInt64 {
  @_intrinsic("int.eq") public static func == (lhs: UInt64, rhs: UInt64) -> Bool
  @_intrinsic("int.ne") public static func != (lhs: UInt64, rhs: UInt64) -> Bool
  @_intrinsic("uint.lt") public static func < (lhs: UInt64, rhs: UInt64) -> Bool
  public static func <= (lhs: UInt64, rhs: UInt64) -> Bool { !(rhs < lhs) }
  public static func > (lhs: UInt64, rhs: UInt64) -> Bool { rhs < lhs }
  public static func >= (lhs: UInt64, rhs: UInt64) -> Bool { !(lhs < rhs) }
}
