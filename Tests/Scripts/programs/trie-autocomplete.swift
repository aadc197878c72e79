// Notice: a trie of nested dictionaries: prefix search, counting, removal with pruning, all by recursion on slices.
struct Trie {
  private var children: [Character: Trie] = [:]
  private var isWord = false
  private(set) var count = 0

  init() {}
  init(_ words: [String]) { for word in words { insert(word) } }

  @discardableResult
  mutating func insert<S: StringProtocol>(_ word: S) -> Bool {
    guard let first = word.first else {
      defer { isWord = true }
      if !isWord { count += 1 }
      return !isWord
    }
    let isNew = children[first, default: Trie()].insert(word.dropFirst())
    if isNew { count += 1 }
    return isNew
  }

  @discardableResult
  mutating func remove<S: StringProtocol>(_ word: S) -> Bool {
    guard let first = word.first else {
      guard isWord else { return false }
      isWord = false
      count -= 1
      return true
    }
    guard children[first]?.remove(word.dropFirst()) == true else { return false }
    count -= 1
    if children[first]?.count == 0 { children[first] = nil }
    return true
  }

  private func node<S: StringProtocol>(for prefix: S) -> Trie? {
    guard let first = prefix.first else { return self }
    return children[first]?.node(for: prefix.dropFirst())
  }
  func contains(_ word: String) -> Bool { node(for: word)?.isWord ?? false }
  func count(withPrefix prefix: String) -> Int { node(for: prefix)?.count ?? 0 }

  func words(withPrefix prefix: String = "") -> [String] {
    guard let node = node(for: prefix) else { return [] }
    return node.collect(prefix)
  }
  private func collect(_ sofar: String) -> [String] {
    (isWord ? [sofar] : []) + children.keys.sorted().flatMap { children[$0]!.collect(sofar + String($0)) }
  }
  var longestCommonPrefix: String {
    guard !isWord, children.count == 1, let (letter, child) = children.first else { return "" }
    return String(letter) + child.longestCommonPrefix
  }
  var nodeCount: Int { 1 + children.values.reduce(0) { $0 + $1.nodeCount } }
}

var trie = Trie(["car", "card", "care", "cat", "dog", "do", "café"])
print(trie.count, trie.nodeCount)
print(trie.words())
print(trie.words(withPrefix: "car"), trie.words(withPrefix: "do"), trie.words(withPrefix: "x"))
print(trie.contains("ca"), trie.contains("care"), trie.count(withPrefix: "ca"))

print(trie.insert("cart"), trie.insert("car"), trie.count)
print(trie.remove("card"), trie.remove("ca"), trie.remove("zebra"), trie.words(withPrefix: "car"), trie.count)
trie.remove("café")
print(trie.nodeCount, trie.words())

print(Trie(["flower", "flow", "flight"]).longestCommonPrefix, Trie(["interview", "internet"]).longestCommonPrefix)
print("[\(Trie(["a", "b"]).longestCommonPrefix)]", "[\(Trie().longestCommonPrefix)]")

// Autocomplete while typing, letter by letter.
let cities = Trie(["berlin", "bern", "bergen", "bonn", "barcelona", "bergamo"])
var typed = ""
for letter in "berg" {
  typed.append(letter)
  let hits = cities.words(withPrefix: typed)
  print("\(typed): \(hits.prefix(3).joined(separator: ", "))\(hits.count > 3 ? " and \(hits.count - 3) more" : "")")
}
