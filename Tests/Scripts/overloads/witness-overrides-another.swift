// Classes that override what their superclass has and conform themselves: what is overridden is no witness beside it.
protocol P { init(v: Int); static func k() -> Int; func over(_ v: Int) -> Int; func gen<T>(_ t: T) -> String; func over(_ v: Any) -> Int; var q: Int { get set } }
class A { init(v: Int) {}; class func k() -> Int { 1 }; func over(_ v: Int) -> Int { 1 }; func gen<T>(_ t: T) -> String { "A" }; func over(_ v: Any) -> Int { 7 }
 var q = 1 }
final class B: A, P { override class func k() -> Int { 2 }; override init(v: Int) { super.init(v: v) }; override func over(_ v: Int) -> Int { 2 }; override func gen<T>(_ t: T) -> String { "B" }
 override var q: Int { didSet { print("did", q) } } }
var p: any P = B(v: 1)
print(p.over(1), p.gen(1), type(of: p).k(), p.over("x"))
p.q = 7
class C1 { func f() -> Int { 1 }; func f() -> Any { 2 } }
protocol Q { func f() -> Int }
class D1: C1 { override func f() -> Any { 5 } }
class E1: D1, Q { override func f() -> Int { 6 } }
print((E1() as Q).f())
class G<T> { func g(_ t: T) -> String { "G" }; var it: T; init(_ t: T) { it = t } ; subscript(i: Int) -> T { it } }
protocol R { func g(_ t: Int) -> String; var it: Int { get }; subscript(i: Int) -> Int { get } }
class H: G<Int>, R { override func g(_ t: Int) -> String { "H" }; override var it: Int { get { 9 } set {} }; override subscript(i: Int) -> Int { 4 } }
let r: R = H(3)
print(r.g(1), r.it, r[3])
