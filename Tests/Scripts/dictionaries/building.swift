// Making dictionaries: literals, uniqueKeysWithValues, uniquingKeysWith, grouping, reduce(into:), capacity.

let empty: [String: Int] = [:]
let other = [Int: Bool]()
print(empty, other, empty.isEmpty, type(of: other), Dictionary<String, [Int]>())

let squares = Dictionary(uniqueKeysWithValues: (1...5).map { ($0, $0 * $0) })
print(squares[4]!, squares.count, squares.values.sorted())

let words = ["apple", "avocado", "banana", "blueberry", "cherry", "apricot"]
let byInitial = Dictionary(grouping: words) { $0.first! }
for key in byInitial.keys.sorted() { print(key, byInitial[key]!) }
let byLength = Dictionary(grouping: words, by: \.count)
print(byLength.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })

// Duplicate keys need a rule.
let bids = [("vase", 10), ("lamp", 7), ("vase", 25), ("lamp", 5)]
let highest = Dictionary(bids, uniquingKeysWith: max)
let first = Dictionary(bids) { old, _ in old }
let last = Dictionary(bids) { $1 }
let total = Dictionary(bids, uniquingKeysWith: +)
for key in ["lamp", "vase"] { print(key, highest[key]!, first[key]!, last[key]!, total[key]!) }

// Counting, in three ways.
let letters = "abracadabra"
var loop: [Character: Int] = [:]
for letter in letters { loop[letter, default: 0] += 1 }
let folded = letters.reduce(into: [:]) { $0[$1, default: 0] += 1 }
let paired = Dictionary(letters.map { ($0, 1) }, uniquingKeysWith: +)
print(loop == folded, folded == paired,
      loop.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined(separator: " "))

// An index from the values back to the keys.
let capitals = ["France": "Paris", "Italy": "Rome", "Japan": "Tokyo"]
let countries = Dictionary(uniqueKeysWithValues: capitals.map { ($1, $0) })
print(countries["Rome"]!, countries.keys.sorted())
let enumerated = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
print(enumerated["cherry"]!)
let zipped = Dictionary(uniqueKeysWithValues: zip(["x", "y"], [1.5, 2.5]))
print(zipped["y"]!)

// Keys of several hashable types.
struct Square: Hashable { let file: Character, rank: Int }
enum Piece: Hashable { case king, pawn(promoted: Bool) }
var board: [Square: Piece] = [Square(file: "e", rank: 1): .king]
board[Square(file: "a", rank: 8)] = .pawn(promoted: true)
print(board[Square(file: "e", rank: 1)]!, board[.init(file: "a", rank: 8)]!, board[Square(file: "h", rank: 3)] as Any)
let moves: [Piece: [Square]] = [.king: [], .pawn(promoted: false): [Square(file: "b", rank: 2)]]
print(moves[.pawn(promoted: false)]!.count, moves[.pawn(promoted: true)] == nil, moves[.king]!.isEmpty)
let paths: [[Int]: String] = [[1, 2]: "left", []: "root"]
print(paths[[1, 2]]!, paths[[]]!, paths[[2]] ?? "none")
let switches: [Bool: String] = [true: "on", false: "off"]
print(switches[3 > 2]!, [Optional(1): "one", nil: "none"][nil] ?? "missing")

// Reserve, and the literal form of a multi-line table.
var table = Dictionary<String, Double>(minimumCapacity: 50)
table["pi"] = 3.14
print(table, table.capacity >= 50)
