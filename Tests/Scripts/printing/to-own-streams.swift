// What a stream of one's own is handed, piece by piece: nothing stands before the first item.

struct Pieces: TextOutputStream {
  var all: [String] = []
  mutating func write(_ text: String) { all.append(text) }
}
var pieces = Pieces()
print(1, to: &pieces)
print(1, "a", 2.5, separator: "-", to: &pieces)
print(to: &pieces)
debugPrint("x", 3, to: &pieces)
print("k", terminator: "", to: &pieces)
print(pieces.all)
