func u(_ x: UInt8, _ y: UInt8) -> UInt8 { x &+ y }
print([(300, 2)].map { u($0, $1) }) // error: overflows
print([(-1, 2)].map { u($0, $1) }) // error: overflows
