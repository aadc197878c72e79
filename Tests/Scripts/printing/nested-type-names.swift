struct G<T> { var t: T }
extension G where T == Int { struct In { var a = 1 }; enum E { case x } }
extension G { struct Pl { var b = 2 } }
extension Int { struct X { var c = 1 } ; enum Y { case p, q(Int) } }
protocol P {}
extension Int { static func mk() -> Any { struct L { var z = 1 }; return L() } }
extension Int: P {}
debugPrint(G<Int>.In(), G<String>.Pl(), Int.X(), Int.Y.q(1), Int.Y.self)
dump(Int.X()); dump(G<Int>.E.x); dump(G<Bool>.Pl())
print(Int.X(), [Int.X()], type(of: Int.mk()), Int.mk())
struct Outer { struct Inner { enum Deep { case d } ; var v = 1 }; class K {} }
print(Outer.Inner(), [Outer.Inner.Deep.d], Outer.K()); debugPrint(Outer.Inner.Deep.d)
class C<T> { class N<U> {} }
print(C<Int>.N<String>(), type(of: C<Int>.N<String>())); debugPrint(C<Int>.N<[Int]>.self, C<Int>.N<String>())
extension Array { struct Cursor { var i = 0 } }
debugPrint([Int].Cursor()); print([Int].Cursor(), [Int].Cursor.self)
extension Dictionary where Key == String { struct Q { var k = 1 } }
debugPrint([String: Int].Q())
