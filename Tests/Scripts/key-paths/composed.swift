// Appending key paths, and what the kinds become: read-only parts make a read-only whole; PartialKeyPath, AnyKeyPath.
struct Engine {
  var power: Int
  var fuel = "diesel"
  var summary: String { "\(power)kW \(fuel)" }
}

struct Boat {
  var name: String
  var engine: Engine
}

final class Harbour {
  var boats: [Boat]
  let town: String
  init(town: String, boats: [Boat]) {
    self.town = town
    self.boats = boats
  }
}

let engine = \Boat.engine
let power = engine.appending(path: \.power)
let text = engine.appending(path: \.summary).appending(path: \.count)

var boat = Boat(name: "Otter", engine: Engine(power: 40))
boat[keyPath: power] *= 2
print(boat[keyPath: power], boat[keyPath: engine.appending(path: \.summary)], boat[keyPath: text])

let harbour = Harbour(town: "Edam", boats: [boat, Boat(name: "Heron", engine: Engine(power: 9, fuel: "none"))])
let secondPower = (\Harbour.boats[1]).appending(path: power)
harbour[keyPath: secondPower] = 10
print(harbour.boats.map(\.engine.power), harbour[keyPath: secondPower])

// Kinds: the static types show what may be written.
func kind<R, V>(_ path: KeyPath<R, V>) -> String {
  switch path {
  case is ReferenceWritableKeyPath<R, V>: return "reference-writable"
  case is WritableKeyPath<R, V>: return "writable"
  default: return "read-only"
  }
}
print(kind(\Boat.name), kind(\Boat.engine.summary), kind(\Harbour.boats), kind(\Harbour.town), kind(secondPower))

// A mixed list of paths of one root, compared, and used as dictionary keys.
let fields: [PartialKeyPath<Boat>] = [\.name, \.engine.power, \.engine.fuel, \.engine.summary.count]
for field in fields { print(boat[keyPath: field]) }
let titles: [PartialKeyPath<Boat>: String] = [\.name: "Name", \.engine.power: "Power"]
print(titles[power] ?? "?", titles[\.engine.fuel] ?? "untitled")
print(power == \Boat.engine.power, fields.contains(\Boat.engine), fields.firstIndex(of: \.engine.fuel) ?? -1)

if let writable = fields[0] as? WritableKeyPath<Boat, String> {
  boat[keyPath: writable] = "Seal"
}
print(boat.name, fields[1] as? WritableKeyPath<Boat, String> == nil)

let any: AnyKeyPath = \Boat.name
print(boat[keyPath: any] as? String ?? "-", harbour[keyPath: any] == nil)
print(type(of: any).rootType, type(of: any).valueType)
print(any.appending(path: \String.count).flatMap { boat[keyPath: $0] as? Int } ?? -1)
