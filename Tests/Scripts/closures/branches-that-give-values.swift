// Each branch of a closure that is one `if` or `switch` is solved by itself, with what is known of all; the type of the whole is joined of
// them. Where they have none in common they are statements.
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
func pa<T: P>(_ f: () -> T) -> T.A { f().a }
func anyp(_ f: () -> any P) -> String { "\(f().a)" }
func num<T: Numeric>(_ f: () -> T) -> T { f() }
func out(_ f: () -> Int?) -> String { "\(f() as Any)" }
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

show(opt { if c { E.a } else { .b(1) } } as Any)
show(opt { if c { 1 } else { nil } })
show(arr { if c { [E.a] } else { [.b(1)] } })
show(arr { if c { [1] } else { [] } })
show(arr { if c { [] } else { [1] } })
show(own { if c { [1] } else { [] } })
show(own { if c { 1 } else { 2.5 } })
show(own { if c { 1 } else { "x" } })
show(opt { if c { 1 } else { 2.5 } })
show(own { if c { Dog() } else { Animal() } })
show(own { if c { Dog() } else { Cat() } })
show(opt { if c { Dog() } else { Cat() } })
show(two { if c { (1, "a") } else { (2, "b") } })
show(two { if c { (1, 2.5) } else { (2, 3) } })
show(own { if c { (1, 2.5) } else { (2, 3) } })
show(res { if c { .success(1) } else { .failure(CancellationError()) } })
show(dict { if c { ["a": 1] } else { [:] } })
show(box { if c { .of(1) } else { Box(2) } })
show(box { if c { Box(1) } else { .of(2) } })
show(over { if c { 1 } else { 2 } })
show(over { if c { "a" } else { "b" } })
show(gov { if c { 1 } else { nil } })
show(pair(1) { if c { 1 } else { 2.5 } })
show(pair(2.5) { if c { 1 } else { 2.5 } })
show(pair(nil) { if c { 1 } else { 2 } })
show([1, 2].map { if $0 == 1 { "a" } else { "b" } })
show([1, 2].compactMap { if $0 == 1 { "a" } else { nil } })
show([1, 2].flatMap { if $0 == 1 { [$0] } else { [] } })
show([1, 2].map { x -> String? in if x == 1 { "a" } else { nil } })
show([1, 2].map { if $0 == 1 { $0 } else { 2.5 } })
show([1, 2].map { switch $0 { case 1: E.a; default: .b(1) } } as [E])
show([1, 2].compactMap { switch $0 { case 1: E.a; default: .b(1) } })
show([1, 2].compactMap { switch $0 { case 1: E.a; case 2: nil; default: .b(1) } })
show([1, 2].reduce([]) { r, x in if x == 1 { r + [x] } else { r } })
show([1, 2].reduce(into: [:]) { r, x in if x == 1 { r["a"] = x } else { r["a"] = 2 } } as [String: Int])
show([1, 2].first.map { if $0 == 1 { "a" } else { "b" } })
show([1, 2].first.flatMap { if $0 == 1 { "a" } else { nil } })
show([1, 2].map { if $0 == 1 { () } else { print("x") } })
do {
    let xs: Array = if c { [1] } else { [] }
    show(xs)
}
do {
    let y: Int? = if c { 1 } else { nil }
    show(y)
}
do {
    let w: Box = if c { Box(1) } else { .of(2) }
    show(w)
}
show(opt { if c { "a" } else if !c { "b" } else { nil } })
show(opt { switch c { case true: if c { E.a } else { .b(1) }; case false: nil } })
show(own { if c { Optional(1) } else { 2 } })
show(own { if c { 2 } else { Optional(1) } })
show(own { if c { 2 } else { Optional(1.5) } })
show(own { () -> Int? in if c { 1 } else { nil } })
show(opt { if c { { 1 }() } else { nil } })
show(arr { if c { [1, 2.5] } else { [3] } })
show(own { if c { 1 } else { fatalError() } })
do {
    let g: (Int) -> Int? = { if $0 == 1 { 1 } else { nil } }
    show(g(1))
}
do {
    let h: [Int: () -> E] = [1: { if c { .a } else { .b(1) } }]
    show(h[1]!())
}
do {
    let k = { if c { 1 } else { 2 } }
    show(k())
}
do {
    let k2 = { if c { 1 } else { 2.5 } }
    show(k2())
}
do {
    var s = Set<Int>()
    own { if c { s.insert(1) } else { s.remove(1) } }
}
do {
    var s2 = Set<Int>()
    [1, 2].forEach { if $0 == 1 { s2.insert(1) } else { s2.remove(1) } }
}
own { if c { print("x") } else { 1 } }
show(own { if c { own { if c { 1 } else { 2 } } } else { 3 } })
show(opt { if c { opt { if c { 1 } else { nil } } } else { 3 } })
show(zip([1], [2]).map { if $0 == 1 { $1 } else { 0 } })
show(["a": 1].compactMapValues { if $0 == 1 { E.a } else { .b($0) } })
show((1...3).lazy.map { if $0 == 1 { "a" } else { "b" } }.joined())
show(try Result { if c { 1 } else { 2 } }.get())
show(Result<Int, Never>.success(1).map { if $0 == 1 { "a" } else { "b" } })
show([3, 1].sorted { if $0 == 1 { true } else { $0 < $1 } })
show(both({ if c { 1 } else { 2 } }, { if c { 2.5 } else { 1 } }))
show(try thr { if c { 1 } else { throw CancellationError() } })
show(set { if c { [1] } else { [] } })
show(seq { if c { [1] } else { [2] } })
show(seq { if c { [1] } else { [] } })
show(seq { if c { 1...2 } else { 3...4 } })
show(seq { if c { "ab" } else { "cd" } })
show(el([1, 2]) { if $0 == 1 { $0 } else { nil } })
show(pa { if c { PI() } else { PI(a: 3) } })
show(anyp { if c { PI() } else { PS() } })
show(num { if c { 1 } else { 2 } })
show(out { if c { 1 } else { nil } })
show(out { if c { nil } else { 1 } })
show(vd { if c { 1 } else { 2 } })
show(ov { if c { 1 } else { 2 } })
show(ov { if c { 1 } else { "a" } })
show(ov { if c { print(1) } else { print(2) } })
show(ov { let x = 1; _ = x })
show(oo { if c { 1 } else { 2 } })
show(oo { if c { 1 } else { nil } })
show(oo { if c { Optional(1) } else { nil } })
show(own { if c { [1: "a"] } else { [:] } })
show(own { if c { { 1 } } else { { 2 } } }())
show(own { if c { { (x: Int) in x } } else { { $0 + 1 } } }(3))
show(own { if c { \E.self } else { \E.self } } as Any)
show(own { if c { Int.self } else { String.self } } as Any)
show(own { if c { Dog.self } else { Animal.self } } as Any)
show(own { () in if c { "a" } else { "b" } })
show(own { if c { "a" as Character } else { "b" } })
show(own { if c { "a" } else { "b" as Character } })
show(opt { if c { "a" as Character } else { "b" } })
show(own { if c { 1 as Int8 } else { 2 } })
show(own { if c { 2 } else { 1 as Int8 } })
show(own { if c { 1 as Double } else { 2 } })
show(opt { if c { 1 as Double } else { 2 } })
show(opt { if c { 2 } else { 1 as Double } })
show([1, 2].map { (x: Int) -> Double? in if x == 1 { 1 } else { nil } })
show([1, 2, 3].reduce(0) { if $1 == 1 { $0 + 1 } else { $0 + $1 } })
show([1, 2, 3].reduce(nil) { r, x in if x == 1 { r } else { x } } as Int?)
show([1, 2, 3].reduce(nil as Int?) { r, x in if x == 1 { r } else { x } } as Any)
show([1, 2, 3].reduce("") { r, x in switch x { case 1: r; case 2: r + "b"; default: "\(r)\(x)" } })
show([3, 1, 2].min { a, b in if a == 1 { true } else { a < b } } as Any)
show(Dictionary(grouping: [1, 2, 3]) { if $0 == 1 { "one" } else { "more" } }["one"] as Any)
show(Dictionary(uniqueKeysWithValues: [1, 2].map { if $0 == 1 { ($0, "a") } else { ($0, "b") } })[1] as Any)
show([1, 2].map { if $0 == 1 { ["k": 1] } else { [:] } })
show([1, 2].map { if $0 == 1 { [1] } else { [] } })
show([1, 2].map { if $0 == 1 { [] } else { [1] } })
show([1, 2].map { switch $0 { case 1: E.a; default: E.b($0) } })
show([[1], [2]].flatMap { if $0.isEmpty { [0] } else { $0 } })
show([1, 2].lazy.map { if $0 == 1 { "a" } else { "b" } }.filter { if $0 == "a" { true } else { false } }.count)
show((1...3).map { i in [1, 2].compactMap { j in if i == j { i } else { nil } } })
show((1...3).map { i in if i == 2 { [1].map { _ in "x" } } else { ["y"] } })
do {
    let f1: () -> Any = { if c { 1 } else { "a" } }
    show(f1())
}
do {
    let f3: () -> Void? = { if c { 1 } else { "x" } }
    show(f3() as Any)
}
do {
    let f4: () -> (Int, String?) = { if c { (1, nil) } else { (2, "a") } }
    show(f4())
}
do {
    let f6 = { () -> E in if c { .a } else { .b(2) } }
    show(f6())
}
do {
    let f7 = { if c { E.a } else { E.b(1) } }
    show(f7())
}
do {
    let f9 = { (x: Int) in switch x { case 1: "a"; default: "b" } }
    show(f9(1))
}
do {
    let g1: Set = if c { [1] } else { [2] }
    show(g1)
}
do {
    let g2: [_] = if c { [1] } else { [] }
    show(g2)
}
do {
    let g3: Dictionary = if c { ["a": 1] } else { [:] }
    show(g3)
}
do {
    let g4: Optional = if c { 1 } else { nil }
    show(g4 as Any)
}
do {
    let g6: Result<_, Error> = if c { .success(1) } else { .failure(CancellationError()) }
    show(g6)
}
do {
    func loc() { let a: Set = if c { [1] } else { [] }; show(a); let b: Optional = switch c { case true: 1; case false: nil }; show(b as Any) }
    loc()
}
show(opt { if c { if c { E.a } else { .b(2) } } else { nil } })
show(own { if c { switch c { case true: 1; case false: 2 } } else { 3 } })
show(own { switch (c, 1) { case (true, let x): x; case (false, _): 0 } })
show(opt { switch Optional(3) { case let x? where x > 2: x; case .some: nil; case nil: nil } })
show(opt { switch Optional(3) { case let x?: if x > 2 { x } else { nil }; case nil: nil } })
do {
    var d = [1: 2]
    own { if c { d.removeValue(forKey: 1) } else { d.updateValue(1, forKey: 2) } }
    show(d)
}
if let v = opt({ if c { 1 } else { nil } }) { show(v) }
show([1, 2].contains { if $0 == 1 { true } else { false } })
show(sequence(first: 1) { if $0 < 3 { $0 + 1 } else { nil } }.map { $0 })
show(Array(AnyIterator { if c { Optional<Int>.none } else { 1 } }))
show([Int](unsafeUninitializedCapacity: 0) { _, n in n = 0 })
show(String(repeating: "a", count: own { if c { 1 } else { 2 } }))
show(fn { if c { { (x: String) in 1 } } else { { _ in 2 } } })
show(own { if #available(macOS 10, *) { 1 } else { 2 } })
show(own { if c { /* none */ } else { } })
show(own { if c { 1 } })
show(opt { if c { 1 } })
do {
    let f: () -> Void? = { print(1); print(2) }
    show(f() as Any)
}
do {
    let f: () -> Void? = { if c { print(1) } }
    show(f() as Any)
}
show(opt { print(1); print(2) } as Any)
show(own { [] })
show(own { [1, "a"] })
show(own { if c { [] } else { [1] } })
show(own { if c { [1, "a"] } else { [1] } })
do {
    let k = { [] }
    show(k())
}
do {
    let k = { if c { [] } else { [] } }
    show(k())
}
do {
    let k = if c { [] } else { [1] }
    show(k)
}
do {
    let k = if c { [1, "a"] } else { [1] }
    show(k)
}
do {
    let f = { let x = []; print(x) }
    f()
}
[1].forEach { i in let x = []; print(x, i) }
[1].forEach { i in let x = [1, "a"]; print(x, i) }
[1].forEach { i in print([]) }
[1].forEach { i in _ = [] }
[1].forEach { i in _ = [1, "a"] }
[1].forEach { i in for x in [] { print(x) } }
[1].forEach { i in for x in [1, "a"] as [Any] { print(x) } }
[1].forEach { i in var x = [Int](); x = []; print(x); if true { let y = []; print(y) } }
do {
    func g() { [1].forEach { i in let x = []; print(x, i) } }
    g()
}
do {
    let f: () -> Void?? = { print(1); print(2) }
    show(f() as Any)
}
do {
    let f: () -> Void? = { print(1) }
    show(f() as Any)
}
do {
    let f: (Int) -> Void? = { x in print(1); print(2) }
    show(f(1) as Any)
}
show(opt { } as Any)
do {
    let m: [()?] = [1, 2].map { x in print(x); print(x) }
    show(m)
}
do {
    let m = [1, 2].compactMap { x in print(x); print(x) }
    show(m)
}
