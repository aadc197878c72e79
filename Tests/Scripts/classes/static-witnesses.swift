// What a class has for a static requirement sees the very class that it is asked of.
class Base { class func n() -> String { "\(Self.self) base" }; class var v: String { "\(Self.self) v" } }
class Derived: Base { override class func n() -> String { "derived " + super.n() }; override class var v: String { "derived " + super.v } }
protocol P { static func c() -> String; static var w: String { get } }
extension Base: P { static func c() -> String { self.n() + "\(self)" }; static var w: String { v + "\(self)" } }
func f<T: P>(_ t: T.Type) { print(T.c(), T.w, t.c(), t.w) }
f(Base.self); f(Derived.self)
let p: any P.Type = Derived.self
print(p.c(), p.w, Derived.v)
