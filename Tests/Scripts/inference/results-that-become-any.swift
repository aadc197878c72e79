// Of a result of which nothing is known but that it becomes `Any`, a closure says more.
struct P { var price: Float; var n: UInt8 }
let us: [UInt32] = [1, 2]
print(us.reduce(0) { $0 + $1 })
let ps = [P(price: 1.5, n: 2), P(price: 2, n: 3)]
print(ps.reduce(0) { $0 + $1.price }, "abc".utf8.reduce(0) { $0 &+ UInt32($1) })
let any: Any = us.reduce(0) { $0 + $1 }
print(any)
let fs: [Float] = [1, 2.5]
print([1].reduce(nil) { $0 ?? $1 } as Any)
print(us.reduce(1, *), ps.map { $0.n }.reduce(0, +), ps.map(\.price).reduce(0, +))
print(ps.reduce(0) { max($0, $1.n) })
print(ps.reduce("") { $0 + "\($1.n)" }, ps.reduce([]) { $0 + [$1.n] })
func red<R>(_ f: ([R]) -> R) -> R { f([]) }
print(red { cs in 1 + cs.reduce(0, +) })
func memo<R>(_ f: (() -> R) -> R) -> R { f({ fatalError() }) }
print(memo { r in false ? r() + "b" : "a" })
func mk<T>(_ m: T) -> () -> T { { m } }; let s = 1; print(mk { s }()())
