let a = 9223372036854775807 + 1 // error: arithmetic operation `9223372036854775807 + 1` (on type `Int`) results in an overflow
let b = 1 / 0 // error: division by zero
let c = 5 % 0 // error: division by zero
let d: UInt8 = 255 + 1 // error: arithmetic operation `255 + 1` (on type `UInt8`) results in an overflow
let e: UInt8 = 1 - 2 // error: arithmetic operation `1 - 2` (on type `UInt8`) results in an overflow
let f = Int.max + 1 // error: arithmetic operation `9223372036854775807 + 1` (on type `Int`) results in an overflow
let g = Int8(127) + 1 // error: arithmetic operation `127 + 1` (on type `Int8`) results in an overflow
let h = UInt8(300) // error: integer literal `300` overflows when stored into `UInt8`
let i = Int8(-129) // error: integer literal `-129` overflows when stored into `Int8`
let j = -Int.min // error: arithmetic operation `0 - -9223372036854775808` (on type `Int`) results in an overflow
let k = Int.min / -1 // error: division `-9223372036854775808 / -1` (on type `Int`) results in an overflow
let l = 2 * 9223372036854775807 // error: arithmetic operation `2 * 9223372036854775807` (on type `Int`) results in an overflow
func x(_ n: Int) {
  print(n / 0) // error: division by zero
  let m = Int.max
  let o = m + 1 // error: arithmetic operation `9223372036854775807 + 1` (on type `Int`) results in an overflow
  print(o)
  let z = 0
  print(n / z) // error: division by zero
  print(n % z) // error: division by zero
  var v = 5
  v /= 0 // error: division by zero
  v %= 0 // error: division by zero
  v += 9223372036854775807
  let big = 300
  print(UInt8(big))
  print(UInt8(big + 1))
  print(1 << 64, 1 << -1)
  print(7 &+ 9223372036854775807)
  print(n / (1 - 1)) // error: division by zero
  print(n / (z * 2)) // error: division by zero
  print(UInt(0) - 1) // error: arithmetic operation `0 - 1` (on type `UInt`) results in an overflow
  let u: UInt = 0
  print(u - 1) // error: arithmetic operation `0 - 1` (on type `UInt`) results in an overflow
  let neg = -1
  print(UInt(neg))
  print(Int8(200)) // error: integer literal `200` overflows when stored into `Int8`
  if n > 3 { print(n / 0) } // error: division by zero
  let t = n > 3 ? n / 0 : 1 // error: division by zero
  print(t)
  let arr = [1 / 0, n % 0] // error: division by zero
  print(arr, "\(n / 0)") // error: division by zero
  let cl = { n / 0 } // error: division by zero
  print(cl())
  let (p, q) = (0, 1)
  print(n / p, q) // error: division by zero
  print(5.0 / 0)
  print(n.isMultiple(of: 0))
  print(Int16.max + 1) // error: arithmetic operation `32767 + 1` (on type `Int16`) results in an overflow
  print(Int32(2147483647) + 1) // error: arithmetic operation `2147483647 + 1` (on type `Int32`) results in an overflow
  print(-128 as Int8 - 1) // error: arithmetic operation `-128 - 1` (on type `Int8`) results in an overflow
}
let gz = 0
print(1 / gz)
var gv = 5
gv /= 0 // error: division by zero
let s = [1, 2][5]
struct S { let a = 1 / 0; var b = 1; static let c = 5 % 0; func f() -> Int { b / 0 } } // error: division by zero
func dflt(_ x: Int = 1 / 0) {} // error: division by zero
