func f<T: FixedWidthInteger>(_ n: T) -> [T] { var r: [T] = []; for i in 0..<n { r.append(i) }; return r }
print(f(3), f(UInt8(2)))
func g<T: FixedWidthInteger>(_ n: T) -> [T] { Array(stride(from: 0, to: n, by: 2)) }
print(g(5))
func h<T: BinaryInteger>(_ n: T) -> T where T.Stride: SignedInteger { (1...n).reduce(1, *) }
print(h(5))
