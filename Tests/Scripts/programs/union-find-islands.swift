// Notice: union-find with path compression, used for islands in a map, a spanning tree, and merging e-mail accounts.
struct UnionFind<Element: Hashable> {
  private var parent: [Element: Element] = [:]
  private var size: [Element: Int] = [:]
  private(set) var groupCount = 0

  mutating func add(_ element: Element) {
    guard parent[element] == nil else { return }
    parent[element] = element
    size[element] = 1
    groupCount += 1
  }
  mutating func find(_ element: Element) -> Element {
    add(element)
    var root = element
    while let up = parent[root], up != root { root = up }
    var node = element
    while node != root { (parent[node], node) = (root, parent[node]!) }
    return root
  }
  @discardableResult
  mutating func union(_ a: Element, _ b: Element) -> Bool {
    var (big, small) = (find(a), find(b))
    if big == small { return false }
    if size[big]! < size[small]! { swap(&big, &small) }
    parent[small] = big
    size[big]! += size[small]!
    groupCount -= 1
    return true
  }
  mutating func areConnected(_ a: Element, _ b: Element) -> Bool { find(a) == find(b) }
  mutating func groups() -> [[Element]] where Element: Comparable {
    var result: [Element: [Element]] = [:]
    for element in parent.keys.sorted() { result[find(element), default: []].append(element) }
    return result.values.sorted { $0[0] < $1[0] }
  }
}

var friends = UnionFind<String>()
for (a, b) in [("Ann", "Bob"), ("Cid", "Dee"), ("Bob", "Eve"), ("Eve", "Ann")] {
  print(a, b, friends.union(a, b) ? "joined" : "knew each other", friends.groupCount)
}
friends.add("Fay")
print(friends.groups(), friends.areConnected("Ann", "Eve"), friends.areConnected("Ann", "Dee"))

// Islands.
func islands(_ map: String) -> [Int] {
  struct Spot: Hashable, Comparable {
    var row: Int, column: Int
    static func < (a: Spot, b: Spot) -> Bool { (a.row, a.column) < (b.row, b.column) }
  }
  let rows = map.split(separator: "\n").map(Array.init)
  var land = UnionFind<Spot>()
  for (r, row) in rows.enumerated() {
    for (c, mark) in row.enumerated() where mark == "#" {
      let spot = Spot(row: r, column: c)
      land.add(spot)
      if r > 0, rows[r - 1][c] == "#" { land.union(spot, Spot(row: r - 1, column: c)) }
      if c > 0, row[c - 1] == "#" { land.union(spot, Spot(row: r, column: c - 1)) }
    }
  }
  return land.groups().map(\.count).sorted(by: >)
}
print(islands("""
  ##..#
  .#..#
  ...#.
  ####.
  """), islands("...\n..."), islands("#.#\n###"))

// Kruskal: the cheapest cables that connect everybody.
let cables = [("A", "B", 7), ("A", "D", 5), ("B", "C", 8), ("B", "D", 9), ("B", "E", 7), ("C", "E", 5), ("D", "E", 15),
              ("D", "F", 6), ("E", "F", 8), ("E", "G", 9), ("F", "G", 11)]
var net = UnionFind<String>()
let chosen = cables.sorted { ($0.2, $0.0, $0.1) < ($1.2, $1.0, $1.1) }.filter { net.union($0.0, $0.1) }
print(chosen.map { "\($0.0)\($0.1)\($0.2)" }.joined(separator: " "), "total", chosen.map(\.2).reduce(0, +))

// Accounts that share an address belong to one person.
struct Account { let owner: String, mails: [String] }
let accounts = [Account(owner: "Jo", mails: ["jo@x", "joe@y"]), Account(owner: "Mia", mails: ["mia@x"]),
                Account(owner: "Jo", mails: ["joe@y", "jj@z"]), Account(owner: "Jo", mails: ["other@x"])]
var persons = UnionFind<String>()
for account in accounts { account.mails.forEach { persons.union(account.mails[0], $0) } }
let ownedMails = accounts.flatMap { account in account.mails.map { ($0, account.owner) } }
let owners = Dictionary(ownedMails, uniquingKeysWith: { first, _ in first })
for group in persons.groups() { print(owners[group[0]] ?? "?", group) }

// It is a value: a what-if copy leaves the original alone.
var whatIf = net
print(whatIf.union("G", "Z"), whatIf.groupCount, net.groupCount, net.areConnected("A", "G"))
