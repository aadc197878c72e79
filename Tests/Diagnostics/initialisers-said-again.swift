struct S { var a = 1 }
extension S { init(a: Int) { self.a = a * 10 } }  // error: invalid redeclaration of `init(a:)`
struct T { var a = 1 }
extension T { init() { self.a = 3 } }  // error: invalid redeclaration of `init()`
struct U { var a = 1 }
extension U { init(a: Double) { self.a = 3 } }
struct V { private var a = 1 }
extension V { init(a: Int) { self.a = a } }  // error: invalid redeclaration of `init(a:)`
struct W { let a = 1; var b: Int }
extension W { init(b: Int) { self.b = b } }  // error: invalid redeclaration of `init(b:)`
struct X { var a: Int; init(a: Int, b: Int) { self.a = a } }
extension X { init(a: Int) { self.a = a } }
class C { var a = 1 }
extension C { convenience init() { self.init() } }  // error: invalid redeclaration of `init()`
struct Y<Q> { var a: Q }
extension Y { init(a: Q) { self.a = a } }  // error: invalid redeclaration of `init(a:)`
struct Z { var a: Int? }
extension Z { init(a: Int? = nil) { self.a = a } }  // error: invalid redeclaration of `init(a:)`
extension Z { init?(a: Int?, b: Int) { self.a = a } }
struct A1 { var a: Int }
extension A1 { init?(a: Int) { self.a = a } }  // error: invalid redeclaration of `init(a:)`
struct A2 { var a: Int }
extension A2 { init(a: Int) throws { self.a = a } }  // error: invalid redeclaration of `init(a:)`
struct A3 { var f: () -> Int }
extension A3 { init(f: @escaping () -> Int) { self.f = f } }  // error: invalid redeclaration of `init(f:)`
struct A4 { fileprivate var a: Int }
extension A4 { init(a: Int) { self.a = a } }  // error: invalid redeclaration of `init(a:)`
