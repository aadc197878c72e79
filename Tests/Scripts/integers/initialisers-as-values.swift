let u: [UInt8] = [1, 200]
print(u.map(Int.init), u.map(UInt.init), u.map(UInt16.init), [1, 2].map(UInt8.init), [1,2].map(Int8.init), u.map(Int8.init(truncatingIfNeeded:)), u.map(Int8.init(clamping:)))
print([Int32(4)].map(Int64.init), u.map(Double.init), u.map(String.init), [1.5].map(Int.init), ["1"].map(Int.init))
let f: (UInt8) -> Int = Int.init
print(f(3), zip([1,2], u).map { $0 + Int($1) })
print(Int8(truncatingIfNeeded: 300), UInt8(clamping: -3), Int(clamping: UInt.max), UInt64(truncatingIfNeeded: -1), UInt(clamping: -5), Int16(clamping: 100_000), UInt32(truncatingIfNeeded: 1 << 40 + 7))
