typealias N = Int
func a(_ x: Int) {}
func a(_ x: N) {}  // error: invalid redeclaration of
func b(_ x: [Int]) {}
func b(_ x: Array<Int>) {}  // error: invalid redeclaration of
func c(_ x: Int?) {}
func c(_ x: Optional<Int>) {}  // error: invalid redeclaration of
func d<T>(_ x: T) {}
func d<U>(_ y: U) {}  // error: invalid redeclaration of
func e<T: Equatable>(_ x: T) {}
func e<T: Hashable>(_ x: T) {}
struct S { func f(_ x: N) {}; func f(_ x: Int) {}; init(_ a: N) {}; init(_ b: Int) {}; subscript(_ a: N) -> Int { 1 }; subscript(_ b: Int) -> Int { 2 }   // error: invalid redeclaration of
 func g() -> N { 1 }; func g() -> Int { 1 } }  // error: invalid redeclaration of
struct G<T> { func f(_ x: G<T>) {}; func f(_ x: G) {}; func h(_ x: T) {}; func h<U>(_ x: U) {} }  // error: invalid redeclaration of
func x(_ a: (Int) -> Void) {}
func x(_ a: @escaping (Int) -> ()) {}  // error: invalid redeclaration of
func y(_ a: Int...) {}
func y(_ a: [Int]) {}
func z(_ a: inout Int) {}
func z(_ a: Int) {}
func w(_ a: Int!) {}
func w(_ a: Int?) {}  // error: invalid redeclaration of
func v(_ a: Int) throws {}
func v(_ a: Int) {}  // error: invalid redeclaration of
protocol P {}
func q(_ a: any P) {}
func q(_ a: P) {}  // error: invalid redeclaration of
class C { func m(_ x: N) {}; class func m(_ x: Int) {} }
extension S { func f2(_ x: Int) {} }
extension S { func f2(_ x: N) {} }  // error: invalid redeclaration of
func locals() { func a(_ x: N) {}; func a(_ x: Int) {}; func b(_ x: some P) {}; func b<T: P>(_ x: T) {}; a(1); _ = b as (Int) -> Void }  // error: invalid redeclaration of
extension Int: P {}
prefix operator <+>; postfix operator <+>
prefix func <+>(_ x: Int) -> Int { x }
postfix func <+>(_ x: Int) -> Int { x }
extension Array where Element == Int { func qq(_ x: Int) {}; func qq(_ x: Element) {} }  // error: invalid redeclaration of
extension P { func pp(_ x: Int) {} }
extension P { func pp(_ x: Int) {} }  // error: invalid redeclaration of
extension P { func pr<T>(_ x: T) {}; func pr<U>(_ x: U) {} }  // error: invalid redeclaration of
protocol R { associatedtype A; func r(_ a: A); func r(_ a: Self.A) }  // error: invalid redeclaration of
