func numbers<I: FixedWidthInteger>(_ text: String) -> [I] { text.split(separator: ",").compactMap { I($0) } }
let small: [Int8] = numbers("6,300,-7")
print(small)
func number<I: FixedWidthInteger, S: StringProtocol>(_ text: S) -> I? { I(text) }
let byte: UInt8? = number("x12".dropFirst())
print(byte as Any, number("-1") as UInt?, UInt8("ff".prefix(2), radix: 16)!)
func size<T: BinaryInteger>(_ t: T) -> Int { Int(t.magnitude) }
print(size(-5), size(UInt8(3)))
func bits<T: BinaryInteger>(_ t: T) -> String { String(t.magnitude, radix: 2) }
print(bits(-5))
func isEven<T: BinaryInteger>(_ t: T) -> Bool { t.magnitude % 2 == 0 }
print(isEven(-4), isEven(UInt16(3)))
func next<M: BinaryInteger>(_ m: M) -> M { m + 1 }
func nextSize<T: BinaryInteger>(_ t: T) -> T.Magnitude { next(t.magnitude) }
print(nextSize(-5), type(of: nextSize(Int8(-3))))
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? T(a.magnitude) : gcd(b, a % b) }
print(gcd(-12, 18))
