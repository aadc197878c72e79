func x(_ n: Int) {
  let m = Int.max
  let o = m + 1 // error: arithmetic operation `9223372036854775807 + 1` (on type `Int`) results in an overflow
  print(o)
  var v = 0
  print(n / v) // error: division by zero
  v = 3
  print(n / v)
  var w = Int.max
  w += 1 // error: arithmetic operation `9223372036854775807 + 1` (on type `Int`) results in an overflow
  print(w)
  var i = 0
  while i < 3 { i += 1 }
  print(n / i)
  for k in 0..<3 { print(n / k) }
  let c: Int
  c = 0
  print(n / c) // error: division by zero
  var y = 5
  y -= 5
  print(n / y) // error: division by zero
  let t = n > 0 ? 0 : 0
  print(n / t)
  let e = true ? 0 : 1
  print(n / e) // error: division by zero
  let tup = (0, 1)
  print(n / tup.0) // error: division by zero
}
func never() { if false { print(1 / 0) } }
func ret() -> Int { return 3; print(1 / 0) }
func clo() { let z = 0; let f = { 5 / z }; print(f()) }
func def() { let z = 0; defer { print(5 / z) } }
func gen<T: BinaryInteger>(_ t: T) { print(t / 0) }
func sq() { let a = 3037000500; print(a * a) } // error: arithmetic operation `3037000500 * 3037000500` (on type `Int`) results in an overflow
func cmp() { let a = 1; if a == 1 { print(5 / (a - 1)) } } // error: division by zero
func un() { let a = Int8.min; print(-a); print(0 - a) } // error: arithmetic operation `0 - -128` (on type `Int8`) results in an overflow
func fl() { print(Int(5.5)) }
func ab() { let a: Int8 = 100; let b: Int8 = 100; print(a + b) ; print(Int(a) + Int(b)); print(a &* b) } // error: arithmetic operation `100 + 100` (on type `Int8`) results in an overflow
func ch() { let a: UInt8 = 255; print(Int8(a)); print(UInt16(a)); print(Int8(truncatingIfNeeded: a)); print(Int8(exactly: a) as Any) }
func mx() { print(Int.max + 1, UInt8.max + 1, Int.min - 1) ; print(max(1,2) + Int.max) } // error: arithmetic operation `9223372036854775807 + 1` (on type `Int`) results in an overflow
func pre() { let x = 10; print(x / 0 + 1); print((x + 1) / (x - 10)) } // error: division by zero
func shl() { let x: Int8 = 1; print(x << 8); print(200 as Int8) } // error: integer literal `200` overflows when stored into `Int8`
