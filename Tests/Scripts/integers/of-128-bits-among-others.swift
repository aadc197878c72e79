print(AnyHashable(Int128(5)) == AnyHashable(5))
let keys: [AnyHashable] = [5, Int128(5)]
print(Set(keys).count)
dump(Int128(5))
print(Mirror(reflecting: UInt128(5)).children.count)
let a: [Any] = [Int128(3), UInt128(4)]
print(a, Mirror(reflecting: Int128(5)).displayStyle as Any)
struct T { var x: Int128 = 1 }
print(T()); dump(T())
print(String(reflecting: Int128(7)), "\(Int128(8))")
