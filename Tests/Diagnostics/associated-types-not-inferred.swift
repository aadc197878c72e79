// Where no member says what an associated type is, or several do, the type does not conform.
// operators say nothing
protocol Adds { associatedtype N; static func +(_ a: Self, _ b: N) -> Self }
struct A1: Adds { var x = 0; static func +(_ a: A1, _ b: Int) -> A1 { A1(x: a.x + b) } } // error: type
// a refining protocol's requirement
protocol P { associatedtype A }
protocol Q: P { func f(_ a: A) }
struct S1: Q { func f(_ a: Int) {} } // error: type
// ambiguous
protocol Eats { associatedtype Food; func eat(_ f: Food) }
struct Omnivore: Eats { func eat(_ f: Int) {}; func eat(_ f: String) {} } // error: type
struct Carnivore: Eats { func eat(_ f: Int) {}; func eat(_ f: Int?) {} ; func eat(_ f: Int, with: Int) {} } // error: type
// conflicting
protocol Two { associatedtype T; var a: T { get }; var b: T { get } }
struct C1: Two { var a = 1; var b = "x" } // error: type
struct C2: Two { var a = 1; var b = 2 }
// bounds
protocol Bd { associatedtype E: Equatable; func g() -> E }
struct N {}
struct B1: Bd { func g() -> N { N() } } // error: type
struct B2: Bd { func g() -> N { N() }; func g() -> Int { 1 } }
// generic method
protocol G { associatedtype E; func g(_ e: E) }
struct G1: G { func g<T>(_ t: T) {} } // error: type
struct G2: G { func g<T>(_ t: T) {}; func g(_ t: Int) {} }
// throws
protocol Th { associatedtype E; func g() -> E }
struct T1: Th { func g() throws -> Int { 1 } } // error: type
// optional
protocol O { associatedtype E; var e: E? { get } }
struct O1: O { var e: Int? }
struct O2: O { var e: Int } // error: type
// closures
protocol Cl { associatedtype E; var f: (E) -> Void { get } }
struct Cl1: Cl { var f: (Int) -> Void }
struct Cl2: Cl { var f: (Int, Int) -> Void } // error: type
