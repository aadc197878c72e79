// RangeReplaceableCollection by an own type: only init() and replaceSubrange, and append, insert, remove, + follow.

struct History: RangeReplaceableCollection, BidirectionalCollection, MutableCollection, Equatable {
  private var entries: [String] = []
  private(set) var edits = 0

  init() {}
  var startIndex: Int { entries.startIndex }
  var endIndex: Int { entries.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> String {
    get { entries[i] }
    set { entries[i] = newValue }
  }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == String {
    edits += 1
    entries.replaceSubrange(range, with: new)
  }
  static func == (a: History, b: History) -> Bool { a.entries == b.entries }
}

var history = History()
history.append("open")
history.append(contentsOf: ["type", "save"])
print(history.joined(separator: " "), history.count, history.edits > 0)

history.insert("login", at: 0)
history.insert(contentsOf: ["zoom", "pan"], at: 2)
print(Array(history))
print(history.remove(at: 2), history.removeFirst(), history.removeLast(), Array(history))
history.removeSubrange(0...0)
print(Array(history))
history += ["print", "quit"]
print(Array(history), history.last!)

history.replaceSubrange(1..<2, with: ["draft", "final"])
history.replaceSubrange(...0, with: EmptyCollection())
print(Array(history))
history.removeAll { $0.hasPrefix("d") }
history[0] = history[0].uppercased()
print(Array(history), history.popLast()!, history.count)
history.removeFirst(1)
print(history.isEmpty, history.popLast() as Any)

// Initialisers which come with the protocol, and +.
let repeated = History(repeating: "ping", count: 3)
let copied = History(["a", "b"])
print(Array(repeated), Array(copied + ["c"]), Array(["z"] + copied), Array(copied + repeated).count)
print(type(of: copied + ["c"]), type(of: copied.filter { $0 > "a" }), type(of: copied.map { $0 }),
      copied == History(["a", "b"]))
print(Array(copied.filter { $0 > "a" }), Array(copied.dropFirst()), copied.reversed() as [String])

// removeAll, reserveCapacity, keepingCapacity.
var scratch = copied
scratch.reserveCapacity(10)
scratch.removeAll()
print(scratch.isEmpty, copied.count)

// Generic functions over the protocol work for strings, arrays and ours.
extension RangeReplaceableCollection {
  mutating func rotateLeft() { if !isEmpty { append(removeFirst()) } }
  func inserting(_ separator: Element) -> Self {
    var result = Self()
    for (offset, element) in enumerated() {
      if offset > 0 { result.append(separator) }
      result.append(element)
    }
    return result
  }
}
var word = "stop", list = [1, 2, 3], log = copied
word.rotateLeft(); list.rotateLeft(); log.rotateLeft()
print(word, list, Array(log), "abc".inserting("-"), [1, 2].inserting(0), Array(copied.inserting("|")))
func collect<C: RangeReplaceableCollection>(_ type: C.Type, _ elements: C.Element...) -> C { C(elements) }
print(collect(String.self, "h", "i"), collect([Int].self, 1, 2), Array(collect(History.self, "x")),
      collect(ArraySlice<Double>.self, 1.5))
