// ReferenceWritableKeyPath writes through a constant; binding helpers that store object and path together.
final class Player {
  var name: String
  var score = 0
  var position = (x: 0, y: 0)
  private(set) var lives = 3
  unowned let team: Team

  init(name: String, team: Team) {
    self.name = name
    self.team = team
  }

  func hurt() { lives -= 1 }
  var livesPath: ReferenceWritableKeyPath<Player, Int> { \.lives }
}

final class Team {
  var colour = "red"
  var players: [Player] = []
}

let team = Team()
let pia = Player(name: "Pia", team: team)
team.players.append(pia)

let score: ReferenceWritableKeyPath<Player, Int> = \.score
pia[keyPath: score] = 10
pia[keyPath: \.position.x] += 4
pia[keyPath: \.team.colour] = "blue"
print(pia.score, pia.position, team.colour)
team[keyPath: \.players[0].name] = "Pia!"
print(pia.name)
pia[keyPath: pia.livesPath] = 9
pia.hurt()
print(pia.lives)

// An object and a path make a binding.
struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  init<Root: AnyObject>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    get = { root[keyPath: path] }
    set = { root[keyPath: path] = $0 }
  }

  var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

let points = Binding(pia, \.score)
points.value += 32
print(points.value, pia.score)
let colour = Binding(pia, \.team.colour)
colour.value.append("ish")
print(team.colour)

// Assign a whole list through one path.
extension Sequence where Element: AnyObject {
  func setEach<Value>(_ path: ReferenceWritableKeyPath<Element, Value>, _ value: Value) {
    forEach { $0[keyPath: path] = value }
  }
}
let zoe = Player(name: "Zoe", team: team)
team.players.append(zoe)
team.players.setEach(\.score, 1)
print(team.players.map(\.score))

func with<T: AnyObject, V>(_ object: T, _ path: ReferenceWritableKeyPath<T, V>, as value: V, _ body: () -> Void) {
  let old = object[keyPath: path]
  object[keyPath: path] = value
  defer { object[keyPath: path] = old }
  body()
}
with(zoe, \.name, as: "Zorro") { print("inside:", zoe.name) }
print("outside:", zoe.name)
