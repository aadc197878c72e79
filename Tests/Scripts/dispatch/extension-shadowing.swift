// Notice: a type's own member, or a closer extension, shadows what a protocol extension or the library offers.
struct Playlist: Sequence {
  var songs: [String]
  func makeIterator() -> IndexingIterator<[String]> { songs.makeIterator() }
  // Shadows Sequence's contains, map stays the library's.
  func contains(_ song: String) -> Bool { songs.contains { $0.lowercased() == song.lowercased() } }
  // Shadows the extension-only `reversed`.
  func reversed() -> String { "rewinding \(songs.count) songs" }
}
let list = Playlist(songs: ["Help", "Yesterday"])
print(list.contains("help"), list.map { $0.count }, list.reversed() as String)
func has<S: Sequence>(_ songs: S, _ song: String) -> Bool where S.Element == String { songs.contains(song) }
print(has(list, "help"), has(list, "Help"))
print(list.reversed() as [String])

// A constrained extension is closer than an unconstrained one.
extension Sequence { var kind: String { "some sequence" } }
extension Collection { var kind: String { "a collection" } }
extension Array { var kind: String { "an array" } }
extension Array where Element == Int { var kind: String { "an array of Int" } }
print([1].kind, ["a"].kind, "abc".kind, list.kind, (1...3).kind)
func kind<C: Collection>(_ c: C) -> String { c.kind }
print(kind([1]), kind("abc"))

// One's own `joined()` on Array shadows the library's inside this module.
extension Array where Element == String {
  var longest: String { self.max { $0.count < $1.count } ?? "" }
  func joined() -> String { "joined: " + joined(separator: "~") }
}
print(["a", "bcd"].longest, ["a", "b"].joined(), ["x"].joined(separator: ","))

// Local things shadow module things; Swift. names the library's.
func max(_ a: String, _ b: String) -> String { a.count > b.count ? a : b }
print(max("aaa", "z"), Swift.max("aaa", "z"), Swift.max(1, 2))
do {
  func print(_ text: String) { Swift.print("local:", text) }
  print("hello")
}
struct Printer {
  var name = "p1"
  func describe(_ name: String) -> String { "\(self.name) prints \(name)" }
}
print(Printer().describe("a page"))

// A nested type shadows a global one of the same name.
struct Color: CustomStringConvertible { var description: String { "global colour" } }
struct Theme {
  struct Color: CustomStringConvertible { var description: String { "theme colour" } }
  var own = Color()
  var other = main.Color()
}
print(Theme().own, "|", Theme().other, "|", Color())

// A generic parameter and a loop variable shadow as well.
let item = "outer"
for item in ["inner"] { print(item) }
func show<Color>(_ color: Color) -> String { "\(Color.self)" }
print(item, show(5))
if let item = Int("12") { print(item + 1) }

// A protocol refinement: the nearer protocol's extension shadows the farther one's for direct calls.
protocol Animal {}
protocol Bird: Animal {}
extension Animal { func move() -> String { "walks" } }
extension Bird { func move() -> String { "flies, seldom " + (self as any Animal).move() } }
struct Sparrow: Bird {}
struct Penguin: Bird { func move() -> String { "swims" } }
let penguin = Penguin()
print(Sparrow().move(), "|", penguin.move(), "|", (penguin as any Bird).move(), "|", (penguin as any Animal).move())
