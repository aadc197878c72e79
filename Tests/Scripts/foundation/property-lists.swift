import Foundation

struct Inner: Codable, Equatable {
  var z = 1.5
  var flag = true
  var nothing: String?
}
struct Settings: Codable, Equatable {
  var name = "A & <b> \"q\""
  var count = 3
  var big = UInt64.max
  var date = Date(timeIntervalSinceReferenceDate: 100)
  var data = Data(repeating: 7, count: 80)
  var list = [1, -5, 300, 70000, 5_000_000_000]
  var inner = Inner()
  var words = ["k": "é😀"]
  var empty: [String] = []
  var url = URL(string: "https://a.b")!
  var numbers: [Double] = [0, 0.1, 1e20, 1e-7, -0.5, .infinity]
  var float: Float = 0.1
}

let encoder = PropertyListEncoder()
let decoder = PropertyListDecoder()
let packed = try encoder.encode(Settings())
print(encoder.outputFormat == .binary, try decoder.decode(Settings.self, from: packed) == Settings())
print(Array(try encoder.encode(["x", "é", "x", "a long one, of more than fifteen"])))
print(Array(try encoder.encode([[1, 2], [1, 2]])), Array(try encoder.encode([true, false])))
encoder.outputFormat = .xml
let text = try encoder.encode(Settings())
print(String(decoding: text, as: UTF8.self))
var format = PropertyListSerialization.PropertyListFormat.binary
print(try decoder.decode(Settings.self, from: text, format: &format) == Settings(), format.rawValue)
print(String(decoding: try encoder.encode([Int?.some(1), nil]), as: UTF8.self).split(separator: "\n")[3...5])

// Data in lines, which are shorter the deeper they stand, down to a least length.
let data = Data(repeating: 9, count: 60)
func lines<T: Encodable>(_ value: T) throws -> [Substring] {
  String(decoding: try encoder.encode(value), as: UTF8.self).split(separator: "\n").filter { $0.contains("CQk") }
}
for line in try lines([data]) + lines([[[data]]]) + lines([[[[[[[[[[data]]]]]]]]]]) { print(line) }

func refused(_ body: () throws -> Void) {
  do { try body() } catch { print(error) }
}
refused { _ = try encoder.encode(3) }
refused { _ = try encoder.encode("x") }

func decode<T: Decodable>(_ type: T.Type, _ body: String) {
  let list = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(body)\n</plist>\n"
  refused { print(try decoder.decode(type, from: Data(list.utf8))) }
}
decode([Int].self, "<array><string>a</string></array>")
decode([String].self, "<array><integer>1</integer></array>")
decode([Int].self, "<array><real>1.5</real></array>")
decode([Int].self, "<array><real>2</real><integer>0x1F</integer><integer>-7</integer></array>")
decode([Double].self, "<array><integer>2</integer><real>nan</real><real>-infinity</real></array>")
decode([Bool].self, "<array><integer>1</integer></array>")
decode([Date].self, "<array><date>2001-01-01T00:00:01Z</date></array>")
decode([Data].self, "<array><data>AQ ID</data></array>")
decode([String].self, "<array><data>AQID</data></array>")
decode([Int?].self, "<array><string>$null</string><integer>3</integer></array>")
decode([UInt8].self, "<array><integer>300</integer></array>")
decode(Inner.self, "<dict><key>z</key><real>1</real></dict>")
decode(Inner.self, "<array/>")
decode([String].self, "<array><string>a&lt;b&#65;&#x42;<![CDATA[<x>]]></string><!-- c --><string/></array>")
decode([String].self, "<array><string>a</array>")
refused { _ = try decoder.decode([Int].self, from: Data()) }

// What errors say, part by part.
for underlying in [nil, CancellationError()] as [(any Error)?] {
  for words in ["", "words"] {
    print(
      DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: words, underlyingError: underlying)))
  }
}
