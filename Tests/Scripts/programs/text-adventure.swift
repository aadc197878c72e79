// Notice: a text adventure: rooms linked by an enum, a command parser with synonyms, rules that read like the story.
// heap: neighbouring rooms hold each other
enum Direction: String, CaseIterable {
  case north, south, east, west
  var opposite: Direction {
    switch self { case .north: .south; case .south: .north; case .east: .west; case .west: .east }
  }
  init?(short word: Substring) {
    guard let match = Self.allCases.first(where: { $0.rawValue.hasPrefix(word) }), !word.isEmpty else { return nil }
    self = match
  }
}
enum Item: String, Comparable {
  case lamp, key, rope
  static func < (a: Item, b: Item) -> Bool { a.rawValue < b.rawValue }
}

enum Command: Equatable {
  case go(Direction), take(Item), drop(Item), use(Item), look, bag, quit
  case unknown(String)
  init(_ line: String) {
    let words = line.lowercased().split(separator: " ").filter { !["the", "to", "a"].contains($0) }
    switch (words.first, words.dropFirst().first) {
    case ("go"?, let way?): self = Direction(short: way).map { .go($0) } ?? .unknown(line)
    case ("take"?, let thing?), ("get"?, let thing?): self = Command.item(thing, Command.take) ?? .unknown(line)
    case ("drop"?, let thing?): self = Command.item(thing, Command.drop) ?? .unknown(line)
    case ("use"?, let thing?): self = Command.item(thing, Command.use) ?? .unknown(line)
    case ("look"?, nil), ("l"?, nil): self = .look
    case ("bag"?, nil), ("i"?, nil): self = .bag
    case ("quit"?, _): self = .quit
    case (let way?, nil): self = Direction(short: way).map(Command.go) ?? .unknown(line)
    default: self = .unknown(line)
    }
  }
  private static func item(_ word: Substring, _ make: (Item) -> Command) -> Command? {
    Item(rawValue: String(word)).map(make)
  }
}

final class Room {
  let name: String
  var isDark: Bool
  var items: Set<Item>
  private(set) var exits: [Direction: Room] = [:]
  init(_ name: String, dark: Bool = false, items: Set<Item> = []) {
    (self.name, isDark, self.items) = (name, dark, items)
  }
  func connect(_ way: Direction, _ other: Room, bothWays: Bool = true) {
    exits[way] = other
    if bothWays { other.connect(way.opposite, self, bothWays: false) }
  }
}

struct Game {
  enum Outcome { case playing, won, left }
  private(set) var room: Room
  private(set) var bag: Set<Item> = []
  private(set) var outcome = Outcome.playing
  private(set) var moves = 0

  init() {
    let hall = Room("Hall", items: [.lamp]), cellar = Room("Cellar", dark: true, items: [.key])
    let garden = Room("Garden", items: [.rope]), gate = Room("Gate")
    hall.connect(.south, cellar)
    hall.connect(.east, garden)
    garden.connect(.north, gate)
    room = hall
  }
  private var canSee: Bool { !room.isDark || bag.contains(.lamp) }
  private var view: String {
    guard canSee else { return "It is too dark to see." }
    let names = room.items.sorted().map(\.rawValue).joined(separator: " and a ")
    let things = names.isEmpty ? "" : " There is a \(names)."
    let ways = Direction.allCases.filter { room.exits[$0] != nil }.map(\.rawValue)
    return "\(room.name).\(things) Exits: \(ways.joined(separator: ", "))."
  }
  mutating func handle(_ command: Command) -> String {
    moves += 1
    switch command {
    case .look: return view
    case .bag: return bag.isEmpty ? "Nothing." : "You carry: " + bag.sorted().map(\.rawValue).joined(separator: ", ")
    case .go(let way):
      guard let next = room.exits[way] else { return "You can't go \(way)." }
      room = next
      return view
    case .take(let item) where !canSee: return "You grope for the \(item), in vain."
    case .take(let item):
      guard let found = room.items.remove(item) else { return "No \(item) here." }
      bag.insert(found)
      return "Taken."
    case .drop(let item):
      guard bag.remove(item) != nil else { return "You don't have it." }
      room.items.insert(item)
      return "Dropped."
    case .use(let item) where !bag.contains(item): return "You have no \(item)."
    case .use(.key) where room.name == "Gate":
      outcome = .won
      return "The gate swings open. You are free!"
    case .use(let item): return "The \(item) is no use here."
    case .quit:
      outcome = .left
      return "Bye."
    case .unknown(let line):
      moves -= 1
      return "I don't know how to '\(line)'."
    }
  }
}

func play(_ script: String) {
  var game = Game()
  for line in script.split(separator: ",").map({ $0.drop { $0 == " " } }) {
    print("> \(line)")
    print(game.handle(Command(String(line))))
    if game.outcome != .playing { break }
  }
  print("[\(game.outcome) after \(game.moves) moves in the \(game.room.name)]")
}
play("look, s, take key, north, GET the lamp, i, go south, take key, dance, go up, n, e, drop lamp, look")
play("take lamp, s, take key, n, e, n, use rope, use the key, look")
play("w, use rope, bag, quit, look")
print(Command("take the Rope") == .take(.rope), Command("go"), Command("n"), Command("drop dead"))
