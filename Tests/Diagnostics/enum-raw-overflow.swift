// A raw value that would follow the last one of its type.
enum Byte: UInt8 { case last = 255, over }  // error: integer literal `256` overflows when stored into `UInt8`
enum Small: Int8 { case last = 127, over }  // error: integer literal `128` overflows when stored into `Int8`
enum Huge: Int { case last = 9223372036854775807, over }  // error: integer literal `9223372036854775808` overflows when stored into `Int`
