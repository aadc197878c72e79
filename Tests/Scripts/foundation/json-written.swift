import Foundation

// What JSONEncoder writes of values of every kind, and in which words it refuses some.

struct Person: Codable { var name: String; var age: Int; var tags: [String] = []; var nick: String? }
struct Empty: Codable {}
enum Kind: String, Codable { case a, b }
enum Shape: Codable { case circle(radius: Double), rect(Int, Int), none }
struct Values: Codable {
    var d: Double; var f: Float; var i: Int8; var u: UInt64; var names: [String: Int]; var numbers: [Int: String];
    var kinds: [Kind: Int]; var s: Set<Int>; var o: [Int?]
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func show<T: Encodable>(_ value: T) {
    do { print(String(data: try encoder.encode(value), encoding: .utf8)!) } catch { print("error:", error) }
}

show(Person(name: "A/\"é\u{1}\n\t\u{7f}😀\\", age: 3))
show(Empty())
show(Kind.a)
show([Shape.circle(radius: 1.5), .rect(1, 2), .none])
show(Values(d: 1.0, f: 0.1, i: -3, u: .max, names: ["z": 1, "a": 2], numbers: [1: "x"], kinds: [.a: 1], s: [1], o: [1, nil]))
show([1.0, 1e20, 1e16, 1e15, 1.5e-7, 0.1, -0.0, 123_456_789_012_345_680])
show([Float(1) / 3, 3, 1.5])
show("top")
show(5 as Int?)
show(nil as Int?)
show([[1], []])
show(true)
show(["a": Optional(1), "b": nil])
show(["B": 1, "a": 1, "a10": 1, "a9": 1, "A": 1, "_": 1, "b": 1, "é": 1, "10": 1, "9": 1])
show([10: 1, 9: 2, -1: 3])

show(Double.nan)
show(Float.nan)
show(-Double.infinity)
show(["x": [1, Double.nan]])

encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
show(Person(name: "A/b", age: 3, tags: ["x", "y"]))
show([Empty()])
show([String]())
show([[1], [2, 3]])
show(["a": ["b": 1]])
show(Shape.none)

encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
show(["a/b"])

struct Names: Codable {
    var firstName: String; var aURLThing: Int; var _lead: Int; var x1y: Int; var myURL: Int; var plain: [String: Int]
}
encoder.keyEncodingStrategy = .convertToSnakeCase
show(Names(firstName: "x", aURLThing: 1, _lead: 2, x1y: 4, myURL: 5, plain: ["asItIs": 1]))

print(Data("abc".utf8), Data("abc".utf8).count, "x".data(using: .utf8)!, Array(Data("ab".utf8)), Data([1])[0], Data())
print(String(decoding: Data("ab".utf8), as: UTF8.self), Data([1, 2]) == Data([1, 2]), [Data("abc".utf8)])
for byte in Data("hé".utf8) { print(byte) }
var bytes = Data()
bytes.append(104)
bytes.append(contentsOf: Array("allo".utf8))
print(bytes.count, String(data: bytes, encoding: .utf8) as Any, String(data: Data([255]), encoding: .utf8) as Any)
