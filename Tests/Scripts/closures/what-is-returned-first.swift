// What a closure returns first says what is open of its result, and literals there have the type that they have by themselves.
let c = CommandLine.argc > 0
func show<T>(_ t: T) { print(t, T.self) }
enum E { case a, b(Int) }
class Animal { }
class Dog: Animal { }
class Cat: Animal { }
func own<T>(_ f: () -> T) -> T { f() }
func opt<T>(_ f: () -> T?) -> T? { f() }
func arr<T>(_ f: () -> [T]) -> [T] { f() }
func pair<T>(_ t: T, _ f: () -> T) -> T { f() }
func both<T>(_ f: () -> T, _ g: () -> T) -> T { f() }
func two<T, U>(_ f: () -> (T, U)) -> (T, U) { f() }
func res<T>(_ f: () -> Result<T, Error>) -> Result<T, Error> { f() }
func dict<K, V>(_ f: () -> [K: V]) -> [K: V] { f() }
func set<T: Hashable>(_ f: () -> Set<T>) -> Set<T> { f() }
func seq<S: Sequence>(_ f: () -> S) -> [S.Element] { Array(f()) }
func el<S: Sequence>(_ s: S, _ f: (S.Element) -> S.Element?) -> [S.Element] { s.compactMap(f) }
struct Box<T> {
    var v: T
    init(_ v: T) { self.v = v }
    static func of(_ v: T) -> Box { Box(v) }
}
func box<T>(_ f: () -> Box<T>) -> Box<T> { f() }
func thr<T>(_ f: () throws -> T) rethrows -> T { try f() }
func fn<T>(_ f: () -> (T) -> Int) -> Int { 0 }
protocol P {
    associatedtype A
    var a: A { get }
}
struct PI: P { var a = 1 }
struct PS: P { var a = "s" }
func anyp(_ f: () -> any P) -> String { "\(f().a)" }
func num<T: Numeric>(_ f: () -> T) -> T { f() }
func vd(_ f: () -> Void) -> String {
    f()
    return "void"
}
func ov(_ f: () -> Void) -> String { "void" }
func ov<T>(_ f: () -> T) -> String { "generic \(T.self)" }
func oo<T>(_ f: () -> T) -> String { "generic \(T.self)" }
func oo<T>(_ f: () -> T?) -> String { "optional \(T.self)" }
func over(_ f: () -> Int) -> String { "int" }
func over(_ f: () -> String) -> String { "string" }
func gov<T>(_ f: () -> T?) -> String { "optional \(T.self)" }
func gov<T>(_ f: () -> [T]) -> String { "array \(T.self)" }

show(opt { if c { return E.a }; return .b(1) })
show(opt { if c { return 1 }; return nil })
show(arr { if c { return [] }; return [1] })
show(arr { if c { return [1] }; return [] })
show(own { if c { return [1] }; return [] })
show(own { if c { return 2.5 }; return 1 })
show(opt { if c { return 2.5 }; return 1 })
show(two { if c { return (1, 2.5) }; return (2, 3) })
show(own { if c { return (1, 2.5) }; return (2, 3) })
show(res { if c { return .success(1) }; return .failure(CancellationError()) })
show(dict { if c { return ["a": 1] }; return [:] })
show(box { if c { return Box(1) }; return .init(2) })
show(over { if c { return 1 }; return 2 })
show(gov { if c { return 1 }; return nil })
show(pair(2.5) { if c { return 1 }; return 2 })
show(pair(nil) { if c { return 1 }; return 2 })
show([1, 2].map { x in if x == 1 { return "a" }; return "b" })
show([1, 2].compactMap { x in if x == 1 { return "a" }; return nil })
show([1, 2].flatMap { x in if x == 1 { return [x] }; return [] })
show(opt { do { if c { return 1 } }; return nil })
show(opt { let x = 5; if c { return x }; return nil })
show(own { let x = 5; if c { return Optional(x) }; return nil })
show(own { let x: Int? = 5; if c { return x }; return 1 })
show(opt { let x: Int? = 5; if c { return 1 }; return x })
show(opt { for i in 0..<3 { if i == 2 { return i } }; return nil })
do {
    let k3 = { if c { return 1 } else { return 2 } }
    show(k3())
}
do {
    let k5 = { (x: Int) in if x == 1 { return E.a }; return .b(1) }
    show(k5(1))
}
show(own { if c { return Animal() }; return Dog() })
show(own { if c { return Dog() as Animal }; return Cat() })
show(opt { if c { own { if c { return 1 }; return nil } } else { 3 } })
show([1, 2].max { if $0 == 1 { return true }; return $0 < $1 } as Any)
show(both({ 1 }, { if c { return 2.5 }; return 1 }))
show(both({ Dog() }, { if c { return Cat() }; return Dog() }))
show(both({ if c { return Dog() }; return Dog() }, { if c { return Cat() }; return Cat() }))
show(try? thr { if !c { return 1 }; throw CancellationError() })
show(set { if c { return Set([1]) }; return [] })
show(seq { if c { return [1] }; return [] })
show(el([1, 2]) { x in if x == 1 { return nil }; return x })
show(el(["a"]) { x in if x == "a" { return nil }; return "b" })
show(anyp { if c { return PI() }; return PS() })
show(num { if c { return 1.5 }; return 2 })
show(vd { if c { return }; print("x") })
show(ov { if c { return 1 }; return 2 })
show(oo { if c { return 1 }; return nil })
show(oo { if c { return Optional(1) }; return nil })
show(own { if c { return { (x: Int) in x } }; return { $0 + 1 } }(3))
show(two { if c { return ("a", nil as Int?) }; return ("b", 1) })
show(opt { if c { return "a" as Character }; return "b" })
show(own { if c { return "a" as Character }; return "b" })
show([1, 2, 3].reduce(0) { r, x in if x == 1 { return r }; return r + x })
show([1, 2, 3].reduce(0.0) { r, x in if x == 1 { return r }; return r + Double(x) })
show([3, 1, 2].sorted { a, b in if a == 1 { return true }; if b == 1 { return false }; return a < b })
show([1, 2].map { x in if x == 1 { return ["k": 1] }; return [:] })
show([1, 2].map { x in if x == 1 { return [1] }; return [] })
show([1, 2].map { x in if x == 1 { return [] }; return [1] })
show([1, 2].compactMap { x -> Int? in if x == 1 { return nil }; return x })
show([1, 2].compactMap { x in if x > 1 { return "\(x)" } else { return nil } })
show([1, 2].compactMap { x in switch x { case 1: return E.a; default: return .b(x) } })
show([1, 2].map { x in switch x { case 1: return E.a; default: return .b(x) } })
show([[1], [2]].flatMap { x in if x.isEmpty { return [] }; return x })
show([[1], [2]].flatMap { x in if x.isEmpty { return [Int]() }; return x })
show([[1], [2]].flatMap { x in if x.count == 1 { return x }; return [] })
show((1...3).map { i in let s = "\(i)"; if i == 2 { return s + "!" } else { return s } })
show((1...3).map { i in let f = { (x: Int) in if x == 2 { return 1 }; return x }; return f(i) })
show((1...3).map { i in [1, 2].map { j in if i == j { return i }; return 0 } })
show((1...3).map { i in if i == 2 { return [1].map { _ in "x" } }; return ["y"] })
do {
    let f2: () -> Any = { if c { return 1 }; return "a" }
    show(f2())
}
do {
    let f5: () -> Int? = { do { if c { return nil } }; return 1 }
    show(f5() as Any)
}
do {
    let f8 = { if c { return E.a }; return E.b(1) }
    show(f8())
}
[1, 2].forEach { x in if x == 1 { return }; print(x) }
show(opt { () -> Int? in if c { return nil }; return 1 } as Any)
show(opt { [x = 1] in if c { return x }; return nil } as Any)
if let v = opt({ if c { return 1 }; return nil }) { show(v) }
show([1, 2].contains { x in if x == 1 { return true }; return false })
show([1, 2].first { x in if x == 1 { return true }; return false } as Any)
show(sequence(first: 1) { x in if x < 3 { return x + 1 }; return nil }.map { $0 })
show(sequence(state: 0) { s in s += 1; if s < 3 { return s }; return nil }.map { $0 })
show(sequence(state: 0) { s -> Int? in s += 1; return s < 3 ? s : nil }.map { $0 })
do {
    var n = 0
    show(Array(AnyIterator { n += 1; if n < 3 { return n }; return nil }))
}
do {
    var n2 = 0
    show(Array(AnySequence { AnyIterator { n2 += 1; return n2 < 3 ? n2 : nil } }))
}
show(withUnsafePointer(to: 5) { p in if p.pointee == 5 { return "five" }; return "other" })
show(fn { if c { return { (x: String) in 1 } }; return { _ in 2 } })
show(opt { for x in [1, 2] { if x == 2 { return "two" } }; return nil })
show(opt { while true { return 1 } })
show(own { repeat { if c { return 1 } } while true })
show(own { defer { print("d") }; if c { return 1 }; return 2 })
show(own { func g() -> Int { 1 }; if c { return g() }; return 2 })
show(own { if c { return [] }; return [1] })
show(own { if c { return [1, "a"] }; return [1] })
show(own { let x = []; if c { return x }; return [1] })
show(own { let x = [1, "a"]; if c { return x }; return [1] })
show(own { if c { return [:] }; return [1: 2] })
do {
    let k = { if c { return [] }; return [1] }
    show(k())
}
do {
    let m = [1, 2].map { x in if x == 1 { return [] }; return [x] }
    show(m)
}
do {
    let m = [1, 2].map { x in let y = x; return [] }
    show(m)
}
do {
    let m = [1, 2].map { x in return [] }
    show(m)
}
do {
    let m = [1, 2].flatMap { x in if x == 1 { return [] }; return [x] }
    show(m)
}
do {
    let m: [[Int]] = [1, 2].map { x in if x == 1 { return [] }; return [x] }
    show(m)
}
do {
    let x: Double = own { if c { return 1 }; return 2 } + 1
    show(x)
}
print(own { if c { return 1 }; return 2 } + 1)
print("\(own { if c { return 1 }; return 2 })")
do {
    let f: () -> Int = { let x = []; return x.count }
    show(f())
}
do {
    let f: () -> Int = { let x = [1, "a"]; return x.count }
    show(f())
}
do {
    let f: () -> Int = { let x = [:]; return x.count }
    show(f())
}
do {
    let f: () -> Void? = { if c { return }; print(2) }
    show(f() as Any)
}
do {
    let f: () -> Void? = { if c { return () }; print(2) }
    show(f() as Any)
}
do {
    let f: () -> Void? = { if c { return nil }; print(2) }
    show(f() as Any)
}
do {
    let f: () -> Any = { if c { return }; return 1 }
    show(f() as Any)
}
show(opt { if c { return }; print(2) } as Any)
do {
    let m = [1, 2].map { x in if x == 1 { return [] as [Int] }; return [] }
    show(m)
}
do {
    let m = own { if c { return ([], 1) }; return ([1], 2) }
    show(m)
}
do {
    let m = own { if c { return [[]] }; return [[1]] }
    show(m)
}
do {
    let m = own { if c { return [nil, 1] }; return [1] }
    show(m)
}
do {
    let m = own { if c { return [nil] }; return [1] }
    show(m)
}
do {
    let m = own { if c { return [] + [1] }; return [1] }
    show(m)
}
