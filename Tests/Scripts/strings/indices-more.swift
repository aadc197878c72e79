// String.Index: startIndex, endIndex, index(after:/before:/_:offsetBy:/limitedBy:), distance, firstIndex, indices.

let title = "Wuthering Heights"

print(title[title.startIndex], title[title.index(before: title.endIndex)])
print(title[title.index(after: title.startIndex)], title[title.index(title.startIndex, offsetBy: 10)])
print(title[title.index(title.endIndex, offsetBy: -3)])

// limitedBy tells when we would run out.
for offset in [0, 16, 17, 18, 400] {
  if let index = title.index(title.startIndex, offsetBy: offset, limitedBy: title.endIndex) {
    print("offset \(offset):", index == title.endIndex ? "the end" : String(title[index]))
  } else {
    print("offset \(offset): beyond")
  }
}

// Searching.
if let space = title.firstIndex(of: " ") {
  print(title[..<space], title[space...].count, title.distance(from: title.startIndex, to: space))
}
print(title.lastIndex(of: "h").map { title.distance(from: title.startIndex, to: $0) } as Any)
print(title.firstIndex(of: "z") as Any)
let firstUpperAfterStart = title.dropFirst().firstIndex(where: \.isUppercase)!
print(title[firstUpperAfterStart...])
print(title.lastIndex { "aeiou".contains($0) }.map { title[$0] } as Any)

// Walking by hand, forwards and backwards.
var index = title.startIndex
var everySecond = ""
while index < title.endIndex {
  everySecond.append(title[index])
  index = title.index(index, offsetBy: 2, limitedBy: title.endIndex) ?? title.endIndex
}
print(everySecond)
index = title.endIndex
var backwards = ""
while index > title.startIndex {
  title.formIndex(before: &index)
  backwards.append(title[index])
}
print(backwards)

// All indices; positions of a letter.
let positions = title.indices.filter { title[$0] == "h" || title[$0] == "H" }
print(positions.map { title.distance(from: title.startIndex, to: $0) })

// Integer subscripting as an extension, which programmers from elsewhere write at once.
extension StringProtocol {
  subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
  subscript(range: Range<Int>) -> SubSequence {
    let from = index(startIndex, offsetBy: range.lowerBound)
    return self[from..<index(from, offsetBy: range.count)]
  }
}
print(title[0], title[4], title[10..<17], title[0..<6][1..<3])

// Indices of an empty string.
let nothing = ""
print(nothing.startIndex == nothing.endIndex, nothing.indices.isEmpty, nothing.first as Any, nothing.last as Any)
