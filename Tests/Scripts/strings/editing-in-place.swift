// insert, remove, removeSubrange, replaceSubrange, removeFirst/Last, popLast, removeAll: editing a string in place.

var sign = "No parking"

sign.insert("!", at: sign.endIndex)
sign.insert(contentsOf: "here", at: sign.index(before: sign.endIndex))
print(sign)
sign.insert(" ", at: sign.index(sign.endIndex, offsetBy: -5))
print(sign)

let removed = sign.remove(at: sign.index(before: sign.endIndex))
print(sign, "lost:", removed)

if let space = sign.lastIndex(of: " ") { sign.removeSubrange(space...) }
print(sign)

sign.replaceSubrange(sign.startIndex..<sign.index(sign.startIndex, offsetBy: 2), with: "Free")
print(sign)
sign.replaceSubrange(sign.firstIndex(of: "p")!..., with: "beer")
print(sign)
sign.replaceSubrange(...sign.startIndex, with: "T")
print(sign)

// Removal at the ends.
print(sign.removeFirst(), sign.removeLast(), sign)
sign.removeFirst(4)
sign.removeLast(2)
print("[\(sign)]")

// Strings have popLast for characters; Substring has popFirst too.
var stack = "abc"
while let top = stack.popLast() { print(top, terminator: " ") }
print(stack.popLast() as Any)

// removeAll(where:), removeAll, removeAll(keepingCapacity:).
var phone = "+49 (0) 30 / 1234-56"
phone.removeAll { !$0.isNumber && $0 != "+" }
print(phone)
phone.removeAll(keepingCapacity: true)
print(phone.isEmpty, phone.count)

// Replace every occurrence by hand.
extension String {
  mutating func replaceEach(_ old: Character, with new: String) {
    var search = startIndex
    while let hit = self[search...].firstIndex(of: old) {
      let offset = distance(from: startIndex, to: hit) + new.count
      replaceSubrange(hit...hit, with: new)
      search = index(startIndex, offsetBy: offset)
    }
  }
}
var markup = "a<b & c<d"
markup.replaceEach("&", with: "&amp;")
markup.replaceEach("<", with: "&lt;")
print(markup)

// The same by flatMap, without mutation.
print(String("1<2".flatMap { $0 == "<" ? Array("&lt;") : [$0] }))

// reserveCapacity has no visible effect, reverse by reassigning, swap of two strings.
var left = "tick", right = "tock"
left.reserveCapacity(100)
swap(&left, &right)
left = String(left.reversed())
print(left, right)

// += with a Substring needs a conversion, append(contentsOf:) does not.
left.append(contentsOf: right.suffix(2))
left += String(right.prefix(2))
print(left)
