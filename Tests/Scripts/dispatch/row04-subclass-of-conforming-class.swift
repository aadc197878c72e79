// Row 4: the witness was fixed at Base; Sub's member is not an override of it.
protocol P { func m() -> String ; var v: Int { get } }
extension P { func m() -> String { "default" } ; var v: Int { 1 } }
class Base: P {}
class Sub: Base { func m() -> String { "Sub" } ; var v: Int { 2 } }
class Own: P { func m() -> String { "Own" } ; var v: Int { 3 } }
class SubOwn: Own { override func m() -> String { "SubOwn" } ; override var v: Int { 4 } }
let sub = Sub()
let asP: any P = sub
let asBase: Base = sub
print(sub.m(), asP.m(), asBase.m())
print(sub.v, asP.v, asBase.v)
func generic<X: P>(_ x: X) -> String { x.m() + " \(x.v)" }
print(generic(sub), generic(asBase))
let own = SubOwn()
print(own.m(), (own as any P).m(), (own as Own).m(), generic(own), generic(own as Own))
class Again: Base, CustomStringConvertible { func m() -> String { "Again" } ; var description: String { m() + (self as any P).m() } }
print(Again())
