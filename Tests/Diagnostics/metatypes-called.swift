// A value that is a type makes an instance by its `init`; only the name of a type can be called.
protocol P { init() }
struct S: P { var n = 0; init() {}; init(n: Int) { self.n = n } }
class C { required init() {} }
let m = S.self
_ = m() // error: must reference `init` explicitly
_ = m(n: 3) // error: must reference `init` explicitly
_ = m.init()
func f<T: P>(_ t: T.Type) -> T { t() } // error: must reference `init` explicitly
func g(_ t: any P.Type) -> any P { t.init() }
_ = type(of: 3)("5") // error: must reference `init` explicitly
_ = type(of: S())() // error: must reference `init` explicitly
let ms = [S.self]
_ = ms[0]() // error: must reference `init` explicitly
_ = ms[0].init(n: 2)
extension P { static func make() -> Self { Self() }; func again() -> Self { Self.init() } }
extension S { static func own() -> S { self.init(n: 1) }; static func two() -> S { self() } } // error: must reference `init` explicitly
class D: C { class func make() -> Self { self.init() }; func other() -> C { type(of: self)() } } // error: must reference `init` explicitly
typealias A = S
_ = A(); _ = (S)(); _ = S.self(); _ = (S.self)(); _ = [Int]()
