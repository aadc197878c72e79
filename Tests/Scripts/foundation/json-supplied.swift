import Foundation

// What Codable supplies for types of every kind.

let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
let decoder = JSONDecoder()
func json<T: Encodable>(_ t: T) {
    do { print(String(decoding: try encoder.encode(t), as: UTF8.self)) } catch { print("ERR", error) }
}
func read<T: Decodable>(_ t: T.Type, _ s: String) {
    do { print(try decoder.decode(t, from: Data(s.utf8))) } catch { print("error:", error) }
}
protocol Model: Codable, Identifiable { var id: Int { get } }
struct Post: Model, Equatable, Hashable {
    let id: Int; var title: String; private var secret = 3; init(id: Int, title: String) { self.id = id; self.title = title }
}
json(Post(id: 1, title: "a"))
print(try decoder.decode([Post].self, from: Data(#"[{"id":1,"title":"b","secret":4}]"#.utf8)))
func load<T: Decodable>(_ type: T.Type = T.self, from text: String) -> Result<T, Error> {
    Result { try decoder.decode(T.self, from: text.data(using: .utf8)!) }
}
let p: Result<Post, Error> = load(from: #"{"id":1,"title":"b","secret":4}"#)
print(p)
switch load([Post].self, from: "[{}]") {
case .success(let v): print(v);
case .failure(let e):
    if let d = e as? DecodingError, case .keyNotFound(let k, let c) = d {
        print(k.stringValue, c.codingPath.map(\.stringValue))
    } else {
        print("other")
    }
}
let things: [any Encodable] = [1, "a", Post(id: 2, title: "q"), [1.5]]
for t in things { json(t) }
func local() throws {
    struct Here: Codable { var a: Int; var inner: Inner; struct Inner: Codable { var z: [Int?] } }
    json(Here(a: 1, inner: .init(z: [1, nil])))
    let here = try decoder.decode(Here.self, from: Data(#"{"a":1,"inner":{"z":[null,3]}}"#.utf8)); print(here.a, here.inner.z)
}
try local()
class Base { var b = 1; init() {} }
class Derived: Base, Codable { var d: Int = 4 }
json(Derived()); print(try decoder.decode(Derived.self, from: Data(#"{"d":9}"#.utf8)).d)
class Animal: Codable { var name: String; init(name: String) { self.name = name } }
class Dog: Animal {
    var tricks: [String]
    init(name: String, tricks: [String]) { self.tricks = tricks; super.init(name: name) }
    enum CodingKeys: String, CodingKey { case tricks }
    required init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self); tricks = try c.decode([String].self, forKey: .tricks);
        try super.init(from: decoder)
    }
    override func encode(to encoder: Encoder) throws {
        try super.encode(to: encoder); var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(tricks, forKey: .tricks)
    }
}
json(Dog(name: "R", tricks: ["sit"]))
let dog = try decoder.decode(Dog.self, from: Data(#"{"name":"R","tricks":["a"]}"#.utf8)); print(dog.name, dog.tricks)
let an: Animal = dog; json(an)
indirect enum Expr: Codable, Equatable { case num(Int), add(Expr, Expr), neg(of: Expr) }
let ex = Expr.add(.num(1), .neg(of: .num(2))); json(ex)
print(try decoder.decode(Expr.self, from: encoder.encode(ex)) == ex)
struct Node: Codable { var v: Int; var kids: [Node]? }
json(Node(v: 1, kids: [Node(v: 2, kids: nil)]));
print(try decoder.decode(Node.self, from: Data(#"{"v":1,"kids":[{"v":2}]}"#.utf8)))
enum Either<L: Codable, R: Codable>: Codable { case left(L), right(R) }
json(Either<Int, String>.left(3)); print(try decoder.decode(Either<Int, String>.self, from: Data(#"{"right":{"_0":"x"}}"#.utf8)))
class A: Codable { var x: Int; var y = 2 }
class B: A { var z = 5 }
final class C: Codable { let id = 7; var n: String?; lazy var l = 3; static var s = 1; var c: Int { 4 }; init() {} }
let a = try decoder.decode(A.self, from: Data(#"{"x":1,"y":4}"#.utf8)); print(a.x, a.y); json(a)
let b = try decoder.decode(B.self, from: Data(#"{"x":1,"y":4}"#.utf8)); print(b.x, b.y, b.z); json(b); json(C())
print(try decoder.decode(C.self, from: Data(#"{"id":1}"#.utf8)).id)
struct Id: RawRepresentable, Codable, Hashable { var rawValue: Int }
json(Id(rawValue: 3)); read(Id.self, "4"); json([Id(rawValue: 1): 2])
struct G<T: Codable>: Codable { var t: T; var o: T? }
json(G(t: 1, o: nil)); read(G<String>.self, #"{"t":"x","o":"y"}"#)
struct H<T> { var t: T }
extension H: Codable where T: Codable {}
json(H(t: [1])); read(H<Int>.self, #"{"t":5}"#)
enum R: Int, Codable, CaseIterable { case one = 1, two }
json(R.allCases); read([R].self, "[1,2]"); read([R].self, "[1,3]")
struct Cfg: Codable { var `default`: Int; var container: Int; var decoder: Int; var self_: Int }
read(Cfg.self, #"{"default":1,"container":2,"decoder":3,"self_":4}"#)
struct Skip: Codable { var a: Int; var b = 9; var c: Int?; enum CodingKeys: CodingKey { case a } }
read(Skip.self, #"{"a":1,"b":2,"c":4}"#); json(Skip(a: 1))
struct T2: Codable { let opt: Int??; let arr: [Int]?; let dict: [String: Int?] }
read(T2.self, #"{"opt":null,"arr":null,"dict":{"a":null}}"#)
do { throw EncodingError.invalidValue(5, .init(codingPath: [], debugDescription: "no")) } catch { print(error) }
print(EncodingError.Context(codingPath: [], debugDescription: "no"))
