func a(_ n: Int) {
  let a = 1
  if a == 2 { print(5 / (a - 1)) } // error: division by zero
  if a == 1 { print("x") } else { print(5 / (a - 1)) } // error: division by zero
  var v = 0
  if n > 2 { v = 0 }
  print(n / v)
  var w = 0
  inc(&w)
  print(n / w)
  var c = 0
  let f = { c += 1 }
  f()
  print(n / c)
  var u = 0
  let g = { print(u) }
  g()
  print(n / u)
  let z = 0
  let h = { print(z) }
  h()
  print(n / z) // error: division by zero
  _ = { let k = 0; return 5 / k } // error: division by zero
  func loc() { print(1 / 0); let l = 0; print(1 / l) ; print(2 / z)} // error: division by zero
  u = 3
}
func inc(_ x: inout Int) {}
func b(_ n: Int) {
  var s = S(x: 0)
  print(n / s.x)
  s.x = 3
  print(n / s.x)
  let t = S(x: 0)
  print(n / t.x)
  let x: Int? = 0
  print(n / x!)
  if let y = x { print(n / y) }
  let arr = [0]
  print(n / arr[0])
  fatalError()
  print(1 / 0)
}
struct S { var x: Int }
func c(_ n: Int) {
  switch n { case 0: print(1 / 0); default: break } // error: division by zero
  for i in 0..<3 { let z = 0; print(i / z) } // error: division by zero
  while true { print(n % 0); break } // error: division by zero
  repeat { print(n % 0) } while n > 2 // error: division by zero
  guard n > 0 else { print(n / 0); return } // error: division by zero
  let z = zero()
  print(n / z)
  print(n / S2.z)
  var q: Int
  q = 0
  print(n / q) // error: division by zero
  do { let r = 0; print(n / r) } // error: division by zero
  let sh = 1 << 3 - 8
  print(n / sh)
  let bits = 5 & 2
  print(n / bits) // error: division by zero
  let y = (n, 0).1
  print(n / y) // error: division by zero
  print(n / { 0 }())
  let cond = n > 2
  print(cond ? n / 0 : 2) // error: division by zero
  print(cond && n / 0 == 1) // error: division by zero
  let s = -5 + 5
  print(n / s) // error: division by zero
  print(n / abs(0))
  print(n / (n - n))
  print(n / (n * 0))
  print(n / Int(0)) // error: division by zero
  print(n / Int("0")!)
  print(UInt8(5) / 0) // error: division by zero
  let m: UInt8 = 5
  print(m - 6) // error: arithmetic operation `5 - 6` (on type `UInt8`) results in an overflow
  print(~m + 6) // error: arithmetic operation `250 + 6` (on type `UInt8`) results in an overflow
  print(m << 1 / 0) // error: division by zero
  var k = 0
  k += 1
  k -= 1
  print(5 / k) // error: division by zero
  print(UInt8(256 - 1), UInt8(255 + 1))
  print(Int.max &+ 1 + 1)
  print((Int.max - 1) + 2) // error: arithmetic operation `9223372036854775806 + 2` (on type `Int`) results in an overflow
  print(UInt.max + 1) // error: arithmetic operation `18446744073709551615 + 1` (on type `UInt`) results in an overflow
  print(9223372036854775807 + n)
  print(Int.min * -1) // error: arithmetic operation `-9223372036854775808 * -1` (on type `Int`) results in an overflow
  print(Int.min % -1) // error: division `-9223372036854775808 % -1` (on type `Int`) results in an overflow
}
func zero() -> Int { 0 }
enum S2 { static let z = 0; static var zz: Int { 0 } }
