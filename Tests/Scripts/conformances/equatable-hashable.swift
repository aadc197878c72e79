// Synthesised and hand-written Equatable, Hashable and Comparable.
struct Point: Hashable { var x: Int; var y: Int }
print(Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2) != Point(x: 2, y: 1))
print(Point(x: 1, y: 2).hashValue == Point(x: 1, y: 2).hashValue)
struct Deep: Equatable { var name: String; var points: [Point]; var extra: Point?; var kind: Kind }
enum Kind: Equatable { case plain, counted(Int), named(first: String, Point) }
let a = Deep(name: "a", points: [Point(x: 0, y: 0)], extra: nil, kind: .named(first: "n", Point(x: 1, y: 1)))
var b = a
print(a == b)
b.points[0].x = 9
print(a == b)
b = a
b.extra = Point(x: 0, y: 0)
print(a == b, a != b)
print(Kind.counted(1) == .counted(1), Kind.counted(1) == .counted(2), Kind.plain == .counted(0))
struct Loose: Hashable {
  let id: Int
  let note: String
  static func == (a: Loose, b: Loose) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
print(Loose(id: 1, note: "x") == Loose(id: 1, note: "y"), [Loose(id: 2, note: "p"): "found"][Loose(id: 2, note: "q")] ?? "-")
struct Version: Comparable, Hashable {
  var major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let versions = [Version(major: 2, minor: 1), Version(major: 1, minor: 9), Version(major: 2, minor: 0)]
print(versions.sorted().map { "\($0.major).\($0.minor)" }, versions.max()!, versions.min()!.minor)
print(versions[0] > versions[1], versions[0] >= versions[0], (versions[1]...versions[0]).contains(versions[2]))
struct Box<T> { var value: T }
extension Box: Equatable where T: Equatable {}
extension Box: Hashable where T: Hashable {}
print(Box(value: [1]) == Box(value: [1]), Box(value: "a") == Box(value: "b"), Set([Box(value: 1), Box(value: 1)]).count)
func allEqual<T: Equatable>(_ xs: T...) -> Bool { xs.allSatisfy { $0 == xs[0] } }
print(allEqual(1, 1, 1), allEqual("a", "b"), allEqual(Point(x: 1, y: 1), Point(x: 1, y: 1)), allEqual([1], [1]))
let optional: Point? = Point(x: 1, y: 1)
print(optional == Point(x: 1, y: 1), optional == nil, [optional, nil] == [optional, nil])
extension Point: Comparable { static func < (a: Point, b: Point) -> Bool { a.x < b.x } }
print([Point(x: 3, y: 0), Point(x: 1, y: 5)].sorted().first!.y)
