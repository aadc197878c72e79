let plain = String(repeating: "abcdefghij", count: 500)
var count = 0
for place in 0..<plain.count where plain[plain.index(plain.startIndex, offsetBy: place)] == "c" { count += 1 }
print(count)

func show<S: StringProtocol>(_ text: S) {
  for distance in [0, 1, 3, 4, 5, 9] {
    let ahead = text.index(text.startIndex, offsetBy: distance, limitedBy: text.endIndex)
    let back = text.index(text.endIndex, offsetBy: -distance, limitedBy: text.startIndex)
    print(ahead.map { String(text[..<$0]) } ?? "nil", back.map { String(text[$0...]) } ?? "nil")
    // A limit that lies behind is none.
    if distance > 0, distance < 4 {
      let middle = text.index(after: text.startIndex)
      print(text[text.index(middle, offsetBy: distance - 1, limitedBy: text.startIndex)!])
      print(text.index(middle, offsetBy: -1, limitedBy: text.endIndex)! == text.startIndex)
    }
    if let ahead, let back {
      print(text.distance(from: text.startIndex, to: ahead), text.distance(from: text.endIndex, to: back))
      print(text.distance(from: back, to: ahead), text.distance(from: ahead, to: back))
    }
  }
}
show("abcde")
show("-abcde-".dropFirst().dropLast())
show("👨‍👩‍👧e\u{301}a\r\nö")
show("-👨‍👩‍👧e\u{301}a\r\nö-".dropFirst().dropLast())

var characters = plain[plain.index(plain.endIndex, offsetBy: -3)...]
characters.removeAll { $0 == "i" }
let kept: String = characters.filter { $0 != "h" }
print(kept, type(of: characters), type(of: characters.filter { _ in true }))
print(type(of: [1, 2, 3][1...].filter { $0 > 2 }), type(of: ContiguousArray([1]).filter { $0 > 0 }))
print(UInt8(ascii: "~"))
