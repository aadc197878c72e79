// String indices and substrings.
let s = "Swift ⚡️ fun"
let start = s.startIndex
print(s[start])
print(s[s.index(after: start)])
print(s[s.index(start, offsetBy: 6)])
print(s[s.index(before: s.endIndex)])
if let space = s.firstIndex(of: " ") {
  print(s[..<space])
  print(s[space...])
  print(s[start...space] + "|")
  print(s.distance(from: start, to: space))
}
for i in s.indices where s[i] == "f" { print(s.distance(from: s.startIndex, to: i)) }
let part = s.prefix(5)
let copy = String(part)
print(part, copy, part == "Swift", copy.count)
var t = "hello world"
if let i = t.firstIndex(of: "o") { t.remove(at: i) }
print(t)
t.insert(contentsOf: "oo", at: t.startIndex)
print(t)
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "J")
print(t)
print(s.enumerated().filter { $0.offset % 4 == 0 }.map { String($0.element) })
print(zip("abc", "xyz").map { "\($0)\($1)" })
