// Notice: the bowling kata: frames as an enum, bonus from the rolls that follow, and a score sheet drawn as text.
enum Frame: Equatable {
  case strike
  case spare(first: Int)
  case open(Int, Int)
  case last([Int])

  var rolls: [Int] {
    switch self {
    case .strike: return [10]
    case .spare(let first): return [first, 10 - first]
    case let .open(a, b): return [a, b]
    case .last(let rolls): return rolls
    }
  }
  var bonusRolls: Int {
    switch self {
    case .strike: 2
    case .spare: 1
    case .open, .last: 0
    }
  }
  var symbols: String {
    func mark(_ pins: Int) -> String { pins == 0 ? "-" : "\(pins)" }
    switch self {
    case .strike: return " X"
    case .spare(let first): return mark(first) + "/"
    case let .open(a, b): return mark(a) + mark(b)
    case .last(let rolls):
      var standing = 10
      return rolls.map { pins in
        defer { standing = standing == pins ? 10 : standing - pins }
        if pins == 10, standing == 10 { return "X" }
        return pins == standing ? "/" : mark(pins)
      }.joined()
    }
  }
}

enum RollError: Error { case badRoll(String), tooManyPins(frame: Int), incomplete(frames: Int), leftOver(Int) }

struct Game {
  let frames: [Frame]

  init(_ rolls: [Int]) throws {
    var rest = rolls[...], frames: [Frame] = []
    if let bad = rolls.first(where: { !(0...10).contains($0) }) { throw RollError.badRoll("\(bad)") }
    while frames.count < 9, let first = rest.popFirst() {
      if first == 10 {
        frames.append(.strike)
        continue
      }
      guard let second = rest.popFirst() else { throw RollError.incomplete(frames: frames.count) }
      guard first + second <= 10 else { throw RollError.tooManyPins(frame: frames.count + 1) }
      frames.append(first + second == 10 ? .spare(first: first) : .open(first, second))
    }
    let bonus = rest.first == 10 || rest.prefix(2).reduce(0, +) == 10
    let needed = bonus ? 3 : 2
    guard rest.count >= needed else { throw RollError.incomplete(frames: frames.count) }
    guard rest.count == needed else { throw RollError.leftOver(rest.count - needed) }
    self.frames = frames + [.last(Array(rest))]
  }
  init(_ text: String) throws {
    var rolls: [Int] = []
    for letter in text where letter != " " {
      switch letter {
      case "X": rolls.append(10)
      case "-": rolls.append(0)
      case "/": rolls.append(10 - (rolls.last ?? 0))
      case let digit where digit.isNumber: rolls.append(digit.wholeNumberValue!)
      default: throw RollError.badRoll(String(letter))
      }
    }
    try self.init(rolls)
  }

  var scores: [Int] {
    let rolls = frames.flatMap(\.rolls)
    var position = 0, total = 0
    return frames.map { frame in
      let next = position + frame.rolls.count
      total += frame.rolls.reduce(0, +) + rolls.dropFirst(next).prefix(frame.bonusRolls).reduce(0, +)
      position = next
      return total
    }
  }
  var sheet: String {
    func cell(_ text: String) -> String { String(repeating: " ", count: max(0, 3 - text.count)) + text }
    return frames.map { cell($0.symbols) }.joined(separator: "|") + "\n"
      + scores.map { cell("\($0)") }.joined(separator: "|")
  }
}

let sheets = ["X X X X X X X X X XXX", "9- 9- 9- 9- 9- 9- 9- 9- 9- 9-", "5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/5",
              "X 7/ 9- X -8 8/ -6 X X X81"]
for text in sheets {
  let game = try Game(text)
  print(game.sheet)
  print("total", game.scores.last!)
}
for text in ["X X", "55 78", "12 34 51 11 11 11 11 11 11 111", "12?", "5/ 5"] {
  do { print(try Game(text).scores) } catch { print("\(text):", error) }
}
func steady(_ pins: Int) throws -> Game { try Game(Array(repeating: pins, count: 20)) }
print(try steady(0).scores.last!, try steady(1).frames[3] == .open(1, 1))
