import Foundation
@propertyWrapper struct Default<T: Codable & ExpressibleByIntegerLiteral>: Codable {
  var wrappedValue: T
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(T.self) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(wrappedValue) }
}
extension KeyedDecodingContainer {
  func decode<T>(_ type: Default<T>.Type, forKey key: Key) throws -> Default<T> {
    try decodeIfPresent(type, forKey: key) ?? Default(wrappedValue: 7)
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { (try? decodeIfPresent(Int.self, forKey: key)).flatMap { $0.map { "n\($0)" } } ?? "?" }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { contains(key) }
}
struct Line: Codable { @Default var qty: Int; @Default var price: Double; var name: String; var flag: Bool?; var other: Int? }
enum Shape: Codable { case circle(r: String, on: Bool?), none }
for l in try JSONDecoder().decode([Line].self, from: Data(#"[{"qty": 2, "name": 3, "flag": 1}, {"price": 1.5, "other": 4}]"#.utf8)) { print(l.qty, l.price, l.name, l.flag as Any, l.other as Any) }
print(try JSONDecoder().decode([Shape].self, from: Data(#"[{"circle": {"r": 5, "on": 9}}, {"none": {}}]"#.utf8)))
