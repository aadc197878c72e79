// Row 14: two extensions have a member that is no requirement, and one of them asks for more.
protocol Shape {}
protocol Colored {}
extension Shape {
  var kind: String { "a shape" }
  func area() -> Int { 0 }
}
extension Shape where Self: Colored {
  var kind: String { "a colored shape" }  // note: where only `Shape` is known
}
struct Dot: Shape, Colored {}
// Nothing has both of these.
protocol Heavy {}
extension Shape where Self: Heavy { func area() -> Int { 9 } }
struct Line: Shape {}
// A requirement is settled for each type.
protocol Sized { var size: Int { get } }
extension Sized { var size: Int { 1 } }
extension Sized where Self: Colored { var size: Int { 2 } }
struct Spot: Sized, Colored {}
func kind<T: Shape>(of shape: T) -> String { shape.kind }
print(Dot().kind, kind(of: Dot()), (Dot() as any Shape).kind, (Dot() as any Shape & Colored).kind)
print(Line().area(), Spot().size, (Spot() as any Sized).size)
