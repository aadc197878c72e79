// What is no optional may have a nil of its own, and a `==` for it.
enum Json: ExpressibleByNilLiteral, Equatable {
  case null, number(Int)
  init(nilLiteral: ()) { self = .null }
}
let json: Json = nil
print(json == nil, json != nil, nil == json)
let all: [Json] = [nil, .number(1)]
print(all.filter { $0 != nil }.count, all.first == nil)
switch all[0] {
case nil: print("null")
default: print("something")
}
let fields: [String: Json] = ["a": nil]
print(fields["a"]! == nil, fields["a"] == nil, fields["b"] == nil)

struct Loose {
  var value = 1
  static func == (one: Loose, other: Loose?) -> Bool { other.map { $0.value == one.value } ?? true }
}
print(Loose() == nil)

struct Column<Value> { let name: String }
func == <Value>(column: Column<Value>, value: Value) -> String { "\(column.name) = \(value)" }
let age = Column<Int?>(name: "age")
print(age == nil, age == 3)

struct Person { var nickname: String? }
func == <Root, Value: Equatable>(path: KeyPath<Root, Value>, value: Value) -> (Root) -> Bool {
  { $0[keyPath: path] == value }
}
print([Person(), Person(nickname: "x")].filter(\Person.nickname == nil).count)

// All others are compared with Optional's.
let number = 3, text = "a"
print(number == nil, text != nil)
func isNothing<T: Equatable>(_ value: T) -> Bool { value == nil }
print(isNothing(1), isNothing(Int?.none))
