// Phantom types: a type parameter that stores nothing, but separates ids, units and states at compile time.
struct ID<Owner>: Hashable, CustomStringConvertible {
  let raw: Int
  var description: String { "\(Owner.self)#\(raw)" }
}

struct User { let id: ID<User>; let name: String }
struct Parcel { let id: ID<Parcel>; let owner: ID<User> }

let users = [User(id: ID(raw: 1), name: "Ada"), User(id: ID(raw: 2), name: "Bob")]
let parcels = [Parcel(id: ID(raw: 1), owner: ID(raw: 2)), Parcel(id: ID(raw: 2), owner: ID(raw: 2))]
func find(_ id: ID<User>) -> User? { users.first { $0.id == id } }
print(parcels.compactMap { find($0.owner)?.name }, parcels[0].id, users[0].id)
print(find(ID(raw: 9)) == nil, Set(parcels.map(\.owner)).count)

// Units
protocol Unit { static var symbol: String { get }; static var inMetres: Double { get } }
enum Metres: Unit { static let symbol = "m"; static let inMetres = 1.0 }
enum Feet: Unit { static let symbol = "ft"; static let inMetres = 0.25 }

struct Length<U: Unit>: ExpressibleByIntegerLiteral, CustomStringConvertible {
  var value: Double
  init(_ value: Double) { self.value = value }
  init(integerLiteral value: Int) { self.value = Double(value) }
  static func + (a: Length, b: Length) -> Length { Length(a.value + b.value) }
  func converted<V: Unit>(to _: V.Type = V.self) -> Length<V> { Length<V>(value * U.inMetres / V.inMetres) }
  var description: String { "\(value) \(U.symbol)" }
}
let rope: Length<Metres> = 3
let extra: Length<Feet> = 6
print(rope + 1, extra, extra.converted(to: Metres.self), rope + extra.converted())

// States: only a closed box can be sent.
enum Open {}
enum Closed {}
struct Box<State> {
  fileprivate(set) var contents: [String]
  fileprivate init(contents: [String]) { self.contents = contents }
}
extension Box where State == Open {
  init() { contents = [] }
  func adding(_ item: String) -> Box<Open> { Box(contents: contents + [item]) }
  func closed() -> Box<Closed> { Box<Closed>(contents: contents) }
}
extension Box where State == Closed {
  func send(to place: String) -> String { "\(contents.joined(separator: ",")) -> \(place)" }
  func opened() -> Box<Open> { Box<Open>(contents: contents) }
}
let box = Box().adding("hat").adding("map").closed()
print(box.send(to: "Oslo"))
print(box.opened().adding("pen").closed().send(to: "Rome"), type(of: box))
