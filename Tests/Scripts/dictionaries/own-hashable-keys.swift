// Keys of one's own: synthesised and hand-written Hashable, case-insensitive keys, class keys, AnyHashable.

struct Caseless: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  let text: String
  init(stringLiteral value: String) { text = value }
  var description: String { text }
  static func == (a: Self, b: Self) -> Bool { a.text.lowercased() == b.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}

var headers: [Caseless: String] = ["Content-Type": "text/plain"]
headers["content-type"] = "text/html"
headers["ACCEPT"] = "*/*"
print(headers.count, headers["CONTENT-TYPE"]!, headers["accept"]!, headers["Host"] ?? "-")
print(headers.keys.map(\.text).sorted())  // the first spelling stays

// Identity as the key.
final class Player: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (a: Player, b: Player) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
let first = Player("Sam"), second = Player("Sam")
var score = [first: 10]
score[second, default: 0] += 3
score[first]! += 1
print(score.count, score[first]!, score[second]!, score.keys.map(\.name))

// Only some properties count.
struct Version: Hashable {
  var major: Int, minor: Int, comment: String
  static func == (a: Version, b: Version) -> Bool { (a.major, a.minor) == (b.major, b.minor) }
  func hash(into hasher: inout Hasher) {
    hasher.combine(major)
    hasher.combine(minor)
  }
}
var notes = [Version(major: 1, minor: 0, comment: "first"): "hello"]
notes[Version(major: 1, minor: 0, comment: "same")] = "changed"
print(notes.count, notes.first!.key.comment, notes.first!.value)

// Equal values hash equally, whatever the hash is.
print(Version(major: 2, minor: 1, comment: "a").hashValue == Version(major: 2, minor: 1, comment: "b").hashValue)
print("abc".hashValue == ("ab" + "c").hashValue, [1, 2].hashValue == Array(1...2).hashValue,
      Optional(3).hashValue == Optional(3).hashValue)

// Generic and nested keys.
struct Pair<A: Hashable, B: Hashable>: Hashable { var a: A, b: B }
let grid: [Pair<Int, Int>: Character] = [Pair(a: 0, b: 0): "o", Pair(a: 1, b: 2): "x"]
print(grid[Pair(a: 1, b: 2)]!, grid[.init(a: 2, b: 1)] as Any)
enum Shape: Hashable { case dot, line(length: Int), poly([Pair<Int, Int>]) }
let names: [Shape: String] = [.dot: "dot", .line(length: 2): "short", .poly([Pair(a: 1, b: 1)]): "odd"]
print(names[.line(length: 2)]!, names[.line(length: 3)] ?? "unnamed", names[.poly([Pair(a: 1, b: 1)])]!)

// AnyHashable mixes key types.
var anything: [AnyHashable: String] = [1: "Int", "one": "String", true: "Bool", 2.5: "Double"]
anything[Shape.dot] = "Shape"
anything[[1, 2]] = "Array"
print(anything.count, anything[1]!, anything["one"]!, anything[Shape.dot]!, anything[[1, 2]]!, anything[3] as Any)
print(AnyHashable("a") == AnyHashable("a"), AnyHashable(1) == AnyHashable("1"), AnyHashable(5).base as? Int as Any)
if let key = anything.keys.first(where: { $0.base is Shape }) { print("found", key) }

// A generic counter over any hashable element.
struct Counter<Element: Hashable> {
  private(set) var counts: [Element: Int] = [:]
  subscript(element: Element) -> Int { counts[element, default: 0] }
  mutating func add(_ element: Element, times: Int = 1) { counts[element, default: 0] += times }
}
var shapes = Counter<Shape>()
[.dot, .line(length: 1), .dot].forEach { shapes.add($0) }
shapes.add(.line(length: 1), times: 5)
print(shapes[.dot], shapes[.line(length: 1)], shapes[.poly([])])
