import Foundation

// Types in many shapes, there and back.

struct S<T> { var t: T }
extension S: Codable where T: Codable {}
struct A: Codable {
    var s: S<Int>; var d: [String: S<[Int]>]; var x: X; enum X: Int, Codable { case p, q }
    static let shared = A(s: S(t: 1), d: ["k": S(t: [1])], x: .q); var sum: Int { 1 }; var obs = 1 { didSet { print("set") } };
    weak var w: C?; private(set) var pr = 2
}
final class C: Codable { var v = 1; deinit { print("gone") } }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(A.shared), as: UTF8.self))
print(try JSONDecoder().decode(A.self, from: e.encode(A.shared)).x)
do { let c = try JSONDecoder().decode(C.self, from: Data("{\"v\":3}".utf8)); print(c.v) }
class Fail: Decodable { let a: Int; let o: C; deinit { print("never") } }
do { _ = try JSONDecoder().decode(Fail.self, from: Data(#"{"a":3,"o":{}}"#.utf8)) } catch { print(error) }
enum Mode: String, CaseIterable, Codable, Hashable { case on, off = "OFF" }
print(String(decoding: try e.encode(Dictionary(uniqueKeysWithValues: Mode.allCases.prefix(1).map { ($0, [$0]) })), as: UTF8.self))
struct Opt: Codable { var m: Mode?; var n: [Mode]?; let z: Int?; init() { z = nil } }
print(try JSONDecoder().decode(Opt.self, from: Data(#"{"m":"OFF","n":["on"]}"#.utf8)))
typealias J = Codable & Hashable
struct H: J { var a: Int }
print(Set([H(a: 1), H(a: 1)]).count, try JSONDecoder().decode([H].self, from: Data("[{\"a\":2}]".utf8)))
func f<T>(_ t: T) -> Bool { t is Encodable }
print(f(1), f([1]), f({}), f(H(a: 1)), (1 as Any) is Decodable, H.self is Codable.Type)
let any: Any = H(a: 4)
if let v = any as? Encodable { print(String(decoding: try e.encode(v), as: UTF8.self)) }
let u8: UInt8 = 7; print(String(decoding: try e.encode([u8]), as: UTF8.self))
struct Deep: Codable { struct L1: Codable { struct L2: Codable { var v: Int }; var l2: L2 }; var l1: L1 }
print(try JSONDecoder().decode(Deep.self, from: Data(#"{"l1":{"l2":{"v":1}}}"#.utf8)))
enum En: Codable {
    case a(Int?), b(x: String, y: [Int]), c; enum CodingKeys: String, CodingKey { case a = "A", b, c };
    enum BCodingKeys: String, CodingKey { case x = "ex", y }
}
print(String(decoding: try e.encode([En.a(nil), .a(1), .b(x: "s", y: [1]), .c]), as: UTF8.self))
print(try JSONDecoder().decode([En].self, from: Data(#"[{"A":{}},{"b":{"ex":"q","y":[]}}]"#.utf8)))
struct Tm: Codable {
    var a: Int; func copy() throws -> Tm { try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(self)) }
}
print(try Tm(a: 4).copy())
extension Encodable {
    func json() throws -> String { let e = JSONEncoder(); return String(data: try e.encode(self), encoding: .utf8) ?? "" }
}
print(try Tm(a: 5).json(), try [1].json())
extension Decodable { static func from(_ s: String) throws -> Self { try JSONDecoder().decode(Self.self, from: Data(s.utf8)) } }
print(try Tm.from("{\"a\":6}"), try [Int].from("[1]"))
