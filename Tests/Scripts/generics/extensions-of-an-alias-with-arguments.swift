protocol P<A> { associatedtype A; var a: A { get } }
extension P<Int> { var twice: Int { a * 2 } }
struct T: P { var a: String }
typealias PI = P<Int>; extension PI { var q: Int { a } }; struct SS: P { var a: Int }; print(SS(a: 1).q)
