enum Small: Int8 {
  case fits = -128
  case big = 128  // error: raw value does not fit
}
enum Byte: UInt8 {
  case negative = -1  // error: raw value does not fit
}
