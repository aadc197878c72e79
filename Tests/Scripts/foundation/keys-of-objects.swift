// Keys of dictionaries that stand for keys of objects, and values that are kept.
import Foundation
enum Direction: String, CodingKeyRepresentable, Codable { case north, south }
enum Level: Int, CodingKeyRepresentable, Codable { case low = 1, high }
struct Name: Hashable, Codable, CodingKeyRepresentable {
  let text: String
  init(_ t: String) { text = t }
  var codingKey: any CodingKey { Key(stringValue: "n-" + text)! }
  init?<T: CodingKey>(codingKey: T) {
    guard codingKey.stringValue.hasPrefix("n-") else { return nil }; text = String(codingKey.stringValue.dropFirst(2))
  }
  struct Key: CodingKey {
    var stringValue: String; var intValue: Int? { nil }; init?(stringValue: String) { self.stringValue = stringValue };
    init?(intValue: Int) { nil }
  }
}
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
func show<T: Codable>(_ v: T) throws {
  let d = try e.encode(v); print(String(decoding: d, as: UTF8.self)); print(try JSONDecoder().decode(T.self, from: d))
}
try show([Direction.north: 1])
try show([Level.high: ["a"]])
try show([Name("x"): true])
do { print(try JSONDecoder().decode([Direction: Int].self, from: Data(#"{"west": 1}"#.utf8))) } catch { print(error) }
class Box { deinit { print("gone") } }
let r = withExtendedLifetime(Box()) { 5 }
print(r, withExtendedLifetime([1, 2]) { $0.count })
