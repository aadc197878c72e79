// Typealiases (plain, generic, of functions and tuples, in protocols) and types nested in types and in functions.
typealias Metres = Double
typealias Handler = (_ event: String, _ code: Int) -> String
typealias Grid<T> = [[T]]
typealias StringMap<V> = Dictionary<String, V>
typealias Position = (x: Int, y: Int)
typealias Describable = CustomStringConvertible & Equatable

let height: Metres = 1.5
let log: Handler = { "\($0):\($1)" }
let grid: Grid<Bool> = [[true, false], [false, true]]
var ages: StringMap<Int> = ["Ada": 36]
ages["Bob"] = 4
var here: Position = (1, 2)
here.x += 10
print(height + 1, log("boot", 7), grid.map { $0.filter { $0 }.count }, ages.count, here)
print(Metres.self, Grid<Int>.self, StringMap<Bool>.self, Metres("2.5") ?? 0)

struct Game {
  typealias Score = Int

  enum Level: String, CaseIterable {
    case easy, hard
    struct Bonus { let points: Score }
    var bonus: Bonus { Bonus(points: self == .easy ? 1 : 10) }
  }

  struct Player {
    var name: String
    var score: Score = 0
    static let anonymous = Player(name: "anon")
  }

  final class Round {
    let level: Level
    var winner: Player?
    init(_ level: Level) { self.level = level }
  }

  var players: [Player] = [.anonymous]
  private enum Limits { static let most = 3 }

  mutating func join(_ name: String) -> Bool {
    guard players.count < Limits.most else { return false }
    players.append(Player(name: name))
    return true
  }
}

var game = Game()
print(game.join("Ada"), game.join("Bob"), game.join("Cy"), game.players.map(\.name))
let round = Game.Round(.hard)
round.winner = game.players[1]
round.winner?.score += round.level.bonus.points
print(round.winner!, Game.Level.allCases.map(\.rawValue), Game.Level.Bonus(points: 4))

// An extension adds further nested types; local types live inside one function.
extension Game {
  struct Report {
    let lines: [String]
    init(_ game: Game) {
      struct Row { let index: Int; let name: String; var text: String { "\(index). \(name)" } }
      lines = game.players.enumerated().map { Row(index: $0 + 1, name: $1.name).text }
    }
  }
}
print(Game.Report(game).lines)

func classify(_ n: Int) -> String {
  enum Kind { case small, large; var label: String { self == .small ? "S" : "L" } }
  func kind(_ n: Int) -> Kind { n < 10 ? .small : .large }
  return kind(n).label
}
print(classify(3), classify(30))
extension StringMap where Value == Int { var total: Int { values.reduce(0, +) } }
print(ages.total)
