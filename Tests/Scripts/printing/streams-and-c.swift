import Foundation
struct S: TextOutputStreamable { func write<T: TextOutputStream>(to t: inout T) { t.write("S!") } }
struct St: TextOutputStream { mutating func write(_ s: String) { print("[\(s)]", terminator: "") } }
var s = St()
print(Optional(S()) as Any, to: &s)
print(ilogb(0.0), nextafter(1.0, .nan))
for b in "é…x".utf8 { putchar(Int32(b)) }
print(String(format: "%#.3o|%#o|%#x|%.0d|%#x", 8, 0, 0, 0, 10))
let f: (Int) -> Int = { x in x }
