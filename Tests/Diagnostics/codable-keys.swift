struct Keyless: Codable { // error: does not conform to protocol `Decodable`
    var a: Int
    var b: Int
    enum CodingKeys: String, CodingKey { case a }
}
struct Valued: Codable {
    var a: Int
    var b = 2
    var c: String?
    enum CodingKeys: CodingKey { case a }
}
struct Strange: Codable { // error: does not conform to protocol
    var a: Int
    enum CodingKeys: String, CodingKey { case a, other }
}
struct NoKeys: Codable { // error: does not conform to protocol
    var a: Int
    enum CodingKeys: String { case a }
}
class Open {
    var a = 1
}
extension Open: Decodable {} // error: `Decodable`
struct ByHand: Codable {
    var a: Int
    init(from decoder: Decoder) throws {
        a = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .b) // error: `b`
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(a, forKey: .a)
        container.encode(a, forKey: .a) // error: not marked with `try`
    }
    enum Keys: CodingKey { case a }
}
