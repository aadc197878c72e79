// What is known of slices says what the indices are; an associated type by another's.
func tail<C: Collection>(_ c: C) -> C.Element? where C.SubSequence == ArraySlice<C.Element> { c.dropFirst().first }
print(tail([1,2]) as Any)
struct W<Raw: RawRepresentable> { var r: Raw }
protocol HasA { associatedtype A; func f(_ v: A) -> String }
struct X: HasA { func f(_ v: Int) -> String { "x\(v)" } }
struct Wrap<R: HasA> { var r: R }
extension Wrap: HasA { func f(_ v: R.A) -> String { r.f(v) + "!" } }
print(Wrap(r: X()).f(3))
