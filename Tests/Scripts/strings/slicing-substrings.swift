// Substring: prefix, suffix, dropFirst/Last, while-variants; it shares indices with its base and converts by String().

let road = "https://example.org/books/42?lang=en"

print(road.prefix(5), road.suffix(2), road.dropFirst(8).prefix(11), road.dropLast(8))
print(road.prefix(500).count, road.suffix(0).isEmpty, road.dropFirst(500).isEmpty, "[\(road.prefix(0))]")
print(road.prefix { $0 != ":" }, road.drop { $0 != "?" })
print(type(of: road.prefix(1)), type(of: road), type(of: road.dropFirst().dropLast()), type(of: String(road.prefix(1))))

// prefix(upTo:), prefix(through:), suffix(from:) take indices.
let question = road.firstIndex(of: "?")!
print(road.prefix(upTo: question))
print(road.prefix(through: question))
print(road.suffix(from: question))

// Range subscripts of every kind.
let slash = road.lastIndex(of: "/")!
print(road[slash...], road[slash..<question], road[...slash], road[..<slash])
print(road[road.index(after: slash)..<question] == "42", Int(road[road.index(after: slash)..<question])! + 1)

// A substring's indices are those of the whole string.
let path = road[road.index(road.startIndex, offsetBy: 19)..<question]
print(path, road.distance(from: road.startIndex, to: path.startIndex), path.endIndex == question)
print(road[path.startIndex], path[path.startIndex], path.base == road)

// Comparison with strings and literals, and use as keys.
let host = road.dropFirst(8).prefix(while: { $0 != "/" })
print(host == "example.org", String(host) == "example.org", host.hasSuffix(".org"), host.uppercased())
var visits: [Substring: Int] = [:]
visits[host, default: 0] += 1
visits["example.org", default: 0] += 1
print(visits)

// A substring may be mutated without touching the string it came from.
var query = road[question...]
query.removeFirst()
query += "&page=3"
query.append("0")
print(query, query.count, road.count)

// Parsing by consuming a Substring.
func readNumber(_ text: inout Substring) -> Int? {
  let digits = text.prefix(while: \.isNumber)
  guard !digits.isEmpty else { return nil }
  text = text.dropFirst(digits.count)
  return Int(digits)
}
var rest = "12+30+7"[...]
var total = readNumber(&rest)!
while rest.popFirst() == "+", let next = readNumber(&rest) { total += next }
print(total, rest.isEmpty, readNumber(&rest) as Any)

// A function over StringProtocol takes both.
func initials<S: StringProtocol>(_ name: S) -> String { name.split(separator: " ").map { String($0.first!) }.joined() }
print(initials("Alan Mathison Turing"), initials("Dr. Barbara Liskov".dropFirst(4)))
