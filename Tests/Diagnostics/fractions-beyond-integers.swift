func f() -> Int { Int(1e19) }  // error: invalid conversion: `1e19` overflows `Int`
func g() -> UInt8 { UInt8(300.0) }  // error: invalid conversion: `300.0` overflows `UInt8`
func h() -> UInt8 {
  let z: Double = 300
  return UInt8(z)  // error: invalid conversion: `300` overflows `UInt8`
}
func fine() -> [Int] { [Int(1e18), Int(UInt8(255.9)), Int(Int8(-128.5))] }
