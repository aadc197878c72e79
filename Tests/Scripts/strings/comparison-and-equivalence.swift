// Ordering of strings, canonical equivalence of composed and decomposed forms, hashing by equivalence.

print("apple" < "banana", "apple" < "Apple", "Zebra" < "apple", "app" < "apple", "" < "a")
print("10" < "9", "a" < "b", "a" == "a", "a" != "A", "abc" >= "abc", "é" > "f")
print(["pear", "Apple", "fig", "apple", "", "Zoo", "éclair", "10", "9"].sorted())
print(["pear", "Apple", "fig", "apple"].sorted { $0.lowercased() < $1.lowercased() })
print(["ccc", "a", "bb", "aaa", "b"].sorted { ($0.count, $0) < ($1.count, $1) })
print(max("kiwi", "lime"), min("kiwi", "lime"), ["b", "c", "a"].max()!)

// Precomposed and decomposed text is equal, though its scalars differ.
let composed = "caf\u{E9}"
let decomposed = "cafe\u{301}"
print(composed == decomposed, composed.count, decomposed.count)
print(composed.unicodeScalars.count, decomposed.unicodeScalars.count)
print(composed.utf8.count, decomposed.utf8.count)
print(Array(composed.unicodeScalars) == Array(decomposed.unicodeScalars), composed.utf8.elementsEqual(decomposed.utf8))
print(composed.hasPrefix("caf"), decomposed.hasPrefix("cafe"), composed.hasPrefix("cafe"))
print(decomposed.contains("e"), decomposed.contains("é"), composed.last! == decomposed.last!)

// Hence they are one key in a dictionary and one member of a set.
var menu = [composed: 2.5]
menu[decomposed] = 3.0
print(menu.count, menu[composed]!, Set([composed, decomposed]).count)

// Hangul syllables, the Angstrom sign.
print("\u{D55C}" == "\u{1112}\u{1161}\u{11AB}", "\u{212B}" == "\u{C5}", "\u{FB01}" == "fi")

// Comparing across String, Substring and Character views.
let sentence = "to be or not to be"
print(sentence.prefix(5) == "to be", sentence.prefix(5) == sentence.suffix(5), sentence.suffix(2) < "c")
print("a" as Character == "a", ("a" as Character) < "b", String("a" as Character) == "a")

// switch over strings, with ranges and tuples.
for command in ["help", "quit", "7", "zzz", "Mango"] {
  switch command {
  case "help", "?": print("some help")
  case let word where word.hasPrefix("q"): print("leaving by", word)
  case "0"..."9": print("a digit perhaps")
  case "a"..<"n", "A"..<"N": print("first half")
  default: print("unknown:", command)
  }
}

// Lexicographic comparison with another order.
print("apple".lexicographicallyPrecedes("apricot"), "b".lexicographicallyPrecedes("abc", by: >))

enum Suit: String, CaseIterable, Comparable {
  case hearts, clubs, spades, diamonds
  static func < (a: Suit, b: Suit) -> Bool { a.rawValue < b.rawValue }
}
print(Suit.allCases.sorted().map(\.rawValue), Suit.hearts > .clubs)
