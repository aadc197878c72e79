// A closure may say what the literals are that its parameters, or those of the closures around it, come from.
func m(_ a: UInt8, _ b: UInt8) -> UInt8 { a &+ b }
print([1].map { m($0, $0) })
print([1].map { y in m(y, 1) })
print([1].map { y in [2].map { m($0, y) } })
print([1].flatMap { y in [2].map { m($0, 1) } })
let us: [UInt32] = [1, 2]
print(max(us.reduce(0) { $0 + $1 }, 1))
let fl: [Float] = [1.5]
print(min(fl.reduce(0) { $0 + $1 }, 9), fl.reduce(0) { max($0, $1) } + 1)
let m = us.reduce(0) { $0 &+ $1 } &* 2
print(m, type(of: m))
print([us.reduce(0) { $0 + $1 }, 4])
print(us.reduce(into: 0) { $0 += $1 } + 1)
print(abs(us.map { Int($0) }.reduce(0) { $0 - $1 }), us.reduce(0, +) == 3, us.reduce(0) { $0 + $1 } == 3)
