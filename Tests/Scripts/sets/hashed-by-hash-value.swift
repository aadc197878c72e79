// A type that only says its hash value is hashed by that.
final class Key: Hashable {
  let name: String, note: String
  init(_ name: String, _ note: String) { self.name = name; self.note = note }
  static func == (one: Key, other: Key) -> Bool { one.name == other.name }
  var hashValue: Int { name.count }
}
print(Set([Key("a", "1"), Key("a", "2"), Key("b", "3")]).count)
struct Loose: Hashable {
  var id: Int, text: String
  static func == (one: Loose, other: Loose) -> Bool { one.id == other.id }
  var hashValue: Int { id }
}
print(Set([Loose(id: 1, text: "a"), Loose(id: 1, text: "b"), Loose(id: 2, text: "a")]).count)
struct Stored: Hashable { let hashValue: Int; var other = [1]; static func == (a: Stored, b: Stored) -> Bool { a.hashValue == b.hashValue } }
print([Stored(hashValue: 3): "x"][Stored(hashValue: 3, other: [])] ?? "-")
