// A whole number becomes another type when it runs, also where it is written; a closure that takes a `Never` need not give anything.
let never = { (n: Never) -> Int in }
func take(_ n: Never) -> String {}
print(UInt8(255 as Int), UInt8(truncatingIfNeeded: 256 as Int), UInt8(255.9), Int8(-128.5), 18446744073709551616 as Float)
struct Names {
  enum `Type` { case a }
  var t: `Type` = .a
  let `Protocol` = 4
}
print(Names().t, Names().`Protocol`)
