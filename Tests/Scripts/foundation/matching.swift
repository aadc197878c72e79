// What view models do with regular expressions and ranges.
import Foundation

let text = "Ann <ann@example.com>, Bob <bob.b@mail.co.uk>; tel 555-1234 👍 2024-05-17"
let whole = NSRange(text.startIndex..., in: text)
print(whole, NSRange(text.range(of: "Bob")!, in: text), NSRange(text.range(of: "2024")!, in: text))

let address = try NSRegularExpression(pattern: "(?<name>\\w+) <(?<user>[^@>]+)@([^>]+)>")
for match in address.matches(in: text, range: whole) {
  let user = Range(match.range(withName: "user"), in: text).map { String(text[$0]) } ?? "nil"
  let host = Range(match.range(at: 3), in: text).map { String(text[$0]) } ?? "nil"
  print(match.range, match.numberOfRanges, user, host, match.range(withName: "none").location == NSNotFound)
}
print(address.numberOfMatches(in: text, range: whole), address.pattern, address.numberOfCaptureGroups)
print(address.firstMatch(in: text, range: NSRange(location: 10, length: 40))?.range ?? NSRange())
print(address.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
print(address.stringByReplacingMatches(in: text, range: whole, withTemplate: "$1 at $3 \\$ $9 $"))
let digits = try NSRegularExpression(pattern: "\\d")
print(digits.stringByReplacingMatches(in: "a1b22", range: NSRange(location: 0, length: 3), withTemplate: "<$0>"))
print(digits.matches(in: "12ab3", options: .anchored, range: NSRange(location: 0, length: 5)).count)
let edge = try NSRegularExpression(pattern: "^b|(?<=a)b$")
let middle = NSRange(location: 1, length: 1)
print(edge.numberOfMatches(in: "abc", range: middle), edge.numberOfMatches(in: "abc", options: .withoutAnchoringBounds, range: middle))
print(NSRegularExpression.escapedPattern(for: "a.b*c[d]/e"))
do {
  _ = try NSRegularExpression(pattern: "(open")
} catch {
  print((error as NSError).domain, (error as NSError).code)
}

func isValid(_ email: String) -> Bool {
  email.range(of: "^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}$", options: .regularExpression) != nil
}
print(["a@b.co", "a@b", "@b.co", "x.y+z@m-n.org", "a b@c.de"].map(isValid))
print("2024-05-17".replacingOccurrences(of: "(\\d+)-(\\d+)-(\\d+)", with: "$3.$2.$1", options: .regularExpression))
print("  many   spaces ".replacingOccurrences(of: "\\s+", with: " ", options: .regularExpression))
print("camelCaseName".replacingOccurrences(of: "([a-z])([A-Z])", with: "$1 $2", options: .regularExpression).lowercased())
print("Hello".replacingOccurrences(of: "L", with: "_", options: [.regularExpression, .caseInsensitive]))
print("abc".replacingOccurrences(of: "(", with: "_", options: .regularExpression), "aab".range(of: "a+", options: [.regularExpression, .anchored]) != nil)
var price = ""
for character in "abc12.50x" where String(character).range(of: "[0-9.]", options: .regularExpression) != nil { price.append(character) }
print(price)

let faces = "a👍é😀b"
for range in [(0, 1), (1, 1), (1, 2), (2, 1), (0, 99), (3, 0)].map({ NSRange(location: $0.0, length: $0.1) }) {
  print(range, Range(range, in: faces).map { String(faces[$0]) } ?? "nil")
}
let range = NSRange(location: 2, length: 5)
print(range.upperBound, range.lowerBound, range.contains(6), range.contains(7), NSMaxRange(range), NSStringFromRange(range))
print(range.intersection(NSRange(location: 5, length: 9)) ?? NSRange(), range.union(NSRange(location: 9, length: 1)))
print(NSRange(1..<4), NSRange(1...4), NSMakeRange(1, 2), Range(range).map { Array($0) } ?? [])

let object = "Hello World hello" as NSString
print(object.range(of: "World"), object.range(of: "x").location == NSNotFound, object.range(of: "HELLO", options: .caseInsensitive))
print(object.length, object.substring(with: NSRange(location: 6, length: 5)), object.substring(from: 6), object.substring(to: 5))
print(object.replacingCharacters(in: NSRange(location: 0, length: 5), with: "Bye"), object.character(at: 0), object.contains("World"))
// What a text field's delegate does.
let current = "12👍4"
print((current as NSString).replacingCharacters(in: NSRange(location: 2, length: 2), with: "3"))
for path in ["/a/b/c.txt", "archive.tar.gz", "/", "file", ".hidden", "a//bc", "../y.z"] {
  let path = path as NSString
  print(path.lastPathComponent, path.pathExtension, path.deletingPathExtension, path.pathComponents, path.appendingPathComponent("x.y"))
}
let changed = NSMutableString(string: "abc")
changed.append("def")
changed.insert("X", at: 0)
changed.deleteCharacters(in: NSRange(location: 1, length: 2))
changed.replaceCharacters(in: NSRange(location: 0, length: 1), with: "zz")
print(changed, changed.length)
