import Foundation

// Types that say themselves how they are written and read.

let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
let decoder = JSONDecoder()
func json<T: Encodable>(_ t: T) {
    do { print(String(decoding: try encoder.encode(t), as: UTF8.self)) } catch { print("ERR", error) }
}
func read<T: Decodable>(_ t: T.Type, _ s: String) {
    do { print(try decoder.decode(t, from: Data(s.utf8))) } catch { print("error:", error) }
}
struct Cust: Codable {
    var a: Int; var b: String; enum CodingKeys: String, CodingKey { case a = "alpha"; case b }
    init(a: Int) { self.a = a; b = "" }
    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self); a = try c.decode(Int.self, forKey: .a);
        b = try c.decodeIfPresent(String.self, forKey: .b) ?? "dflt";
        print(c.allKeys.map { $0.stringValue }.sorted(), c.contains(.b), decoder.codingPath)
    }
}
read(Cust.self, #"{"alpha":1}"#); json(Cust(a: 4)); read([Cust].self, #"[{"alpha":1,"zz":3}]"#);
read(Cust.self, #"{"alpha":"1"}"#)
struct Nst: Codable {
    var lat: Double; var names: [String]
    enum K: String, CodingKey { case geo, list }; enum L: CodingKey { case lat }
    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: K.self); let n = try c.nestedContainer(keyedBy: L.self, forKey: .geo);
        lat = try n.decode(Double.self, forKey: .lat); var u = try c.nestedUnkeyedContainer(forKey: .list); names = [];
        while !u.isAtEnd { names.append("\(u.currentIndex)" + (try u.decode(String.self))) };
        print(u.count as Any, n.codingPath, u.codingPath)
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: K.self); var n = c.nestedContainer(keyedBy: L.self, forKey: .geo);
        try n.encode(lat, forKey: .lat); var u = c.nestedUnkeyedContainer(forKey: .list); for x in names { try u.encode(x) };
        try u.encodeNil(); var q = u.nestedContainer(keyedBy: L.self); try q.encode(1, forKey: .lat)
    }
}
read(Nst.self, #"{"geo":{"lat":1},"list":["a","b"]}"#); read(Nst.self, #"{"geo":{"lat":1},"list":["a",5]}"#);
read(Nst.self, #"{"geo":[]}"#); read(Nst.self, #"{}"#)
if let n = try? decoder.decode(Nst.self, from: Data(#"{"geo":{"lat":1},"list":["a","b"]}"#.utf8)) { json(n) }
struct Val: Codable {
    var s: String;
    init(from decoder: Decoder) throws {
        let c = try decoder.singleValueContainer();
        if let i = try? c.decode(Int.self) {
            s = "i\(i)"
        } else if c.decodeNil() {
            s = "nil"
        } else {
            s = try c.decode(String.self)
        }; if s == "bad" { throw DecodingError.dataCorruptedError(in: c, debugDescription: "bad one") }
    }
    func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(s) }
}
read([Val].self, #"[1,"x",null]"#); read([Val].self, #"[1,"bad",null]"#)
if let v = try? decoder.decode([Val].self, from: Data(#"[1,"x",null]"#.utf8)) { json(v) }
struct Tagged<Tag, Raw: Codable & Hashable>: Codable, Hashable {
    var raw: Raw
    init(_ raw: Raw) { self.raw = raw }
    init(from decoder: Decoder) throws { raw = try Raw(from: decoder) }
    func encode(to encoder: Encoder) throws { try raw.encode(to: encoder) }
}
json(Tagged<Cust, Int>(4)); print(try decoder.decode([Tagged<Cust, String>].self, from: Data(#"["a"]"#.utf8)).map(\.raw))
struct Only: Decodable { let a: Int; let b: Bool? }
print(try decoder.decode(Only.self, from: Data(#"{"a":1,"b":true}"#.utf8)))
extension Only: Encodable {}
json(Only(a: 1, b: nil))
struct Inner: Decodable { var id: Int }
struct Keys: CodingKey {
    var stringValue: String; var intValue: Int? { nil }; init?(stringValue: String) { self.stringValue = stringValue };
    init?(intValue: Int) { nil }
}
struct Any1: Decodable {
    var all: [String: Int];
    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: Keys.self); all = [:];
        for k in c.allKeys { all[k.stringValue] = try c.decode(Int.self, forKey: k) }
    }
}
print(try decoder.decode(Any1.self, from: Data(#"{"q":1}"#.utf8)))
let key = CodingUserInfoKey(rawValue: "k")!
struct U: Decodable { var v: Int; init(from decoder: Decoder) throws { v = decoder.userInfo[key] as? Int ?? -1 } }
decoder.userInfo[key] = 7
print(try decoder.decode(U.self, from: Data("{}".utf8)))
struct W: Codable {
    let kind = "w"; var t: (Int)?; var date = Date(timeIntervalSinceReferenceDate: 5);
    var id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
}
json(W());
print(try decoder.decode(W.self, from: Data(#"{"t":1,"date":7.5,"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5A"}"#.utf8)).id)
do { _ = try decoder.decode(Inner.self, from: Data("{".utf8)) } catch DecodingError.dataCorrupted(let c) {
    print(c.debugDescription)
} catch { print("?") }
do { _ = try decoder.decode(Inner.self, from: Data(#"{"id":"x"}"#.utf8)) } catch let error as DecodingError {
    switch error {
    case .typeMismatch(let t, let c): print(t, c.codingPath[0].stringValue);
    case .valueNotFound, .keyNotFound: print("no");
    default: print("d")
    }
}
struct Pt: Codable { var x: Double; var y: Double }
extension Pt {
    init(from decoder: Decoder) throws {
        var c = try decoder.unkeyedContainer(); x = try c.decode(Double.self); y = try c.decode(Double.self)
    }
    func encode(to encoder: Encoder) throws { var c = encoder.unkeyedContainer(); try c.encode(x); try c.encode(y) }
}
json(Pt(x: 1, y: 2)); print(try decoder.decode(Pt.self, from: Data("[3,4]".utf8)))
print(Result { try decoder.decode(Pt.self, from: Data("[3]".utf8)) })
json(["a": Optional(1), "b": nil]); json((1...3).map { $0 * $0 })
