// Static subscripts on types, class subscripts that are overridden, subscripts in protocols and enums.
enum Translator {
  private static var words = ["cat": "kat", "dog": "hond"]

  static subscript(word: String) -> String {
    get { words[word] ?? "?\(word)?" }
    set { words[word] = newValue }
  }

  static subscript(sentence sentence: String...) -> String {
    sentence.map { self[$0] }.joined(separator: " ")
  }
}

print(Translator["cat"], Translator["cow"])
Translator["cow"] = "koe"
Translator["cow"] += "ien"
print(Translator["cow"], Translator[sentence: "dog", "cat", "bee"])

class Palette {
  class subscript(index: Int) -> String { ["red", "green", "blue"][index % 3] }
  class var size: Int { 3 }
  static func all() -> [String] { (0..<size).map { self[$0] } }
}

class Pastel: Palette {
  override class subscript(index: Int) -> String { "light " + super[index] }
  override class var size: Int { 2 }
}

print(Palette[4], Pastel[4], Palette.all(), Pastel.all())
let types: [Palette.Type] = [Palette.self, Pastel.self]
print(types.map { $0[2] })

protocol Indexed {
  associatedtype Key
  subscript(key: Key) -> Int { get set }
  static subscript(code: Int) -> String { get }
}

extension Indexed {
  mutating func bump(_ keys: Key...) { for key in keys { self[key] += 1 } }
}

enum Planet: Int, CaseIterable {
  case mercury = 1, venus, earth
  static subscript(n: Int) -> Planet? { Planet(rawValue: n) }
  subscript(offset: Int) -> Planet? { Planet[rawValue + offset] }
}
print(Planet[2] as Any, Planet[9] as Any, Planet.earth[-1] as Any, Planet.venus[5] == nil)

struct Votes: Indexed {
  var counts: [Planet: Int] = [:]
  subscript(key: Planet) -> Int {
    get { counts[key] ?? 0 }
    set { counts[key] = newValue }
  }
  static subscript(code: Int) -> String { "votes-\(code)" }
}
var votes = Votes()
votes.bump(.earth, .venus, .earth)
print(Planet.allCases.map { votes[$0] }, Votes[7])

final class Cache {
  private(set) var misses = 0
  private var store: [Int: Int] = [:]
  subscript(n: Int) -> Int {
    if let known = store[n] { return known }
    misses += 1
    let value = n < 2 ? n : self[n - 1] + self[n - 2]
    store[n] = value
    return value
  }
}
let fib = Cache()
print(fib[30], fib.misses, fib[20], fib.misses)
