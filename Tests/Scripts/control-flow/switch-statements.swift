// switch with ranges, several values, value binding, where, fallthrough, break and characters.
func note(_ percent: Int) -> String {
  switch percent {
  case 100: return "perfect"
  case 90..<100: return "excellent"
  case 50...: return percent > 100 ? "cheating" : "passed"
  case 0..<50: return "failed"
  default: return "negative"
  }
}
print([100, 95, 90, 89, 50, 49, 0, -1, 101].map(note))

func letterKind(_ c: Character) -> String {
  switch c {
  case "a", "e", "i", "o", "u": return "vowel"
  case "a"..."z": return "consonant"
  case "A"..."Z": return "capital"
  case "0"..."9": return "digit"
  case _ where c.isWhitespace: return "space"
  case "é", "ß": return "foreign"
  default: return "other"
  }
}
print("aZ7 b?é".map(letterKind))

// fallthrough goes into the next body without testing its pattern.
func gifts(_ day: Int) -> [String] {
  var list: [String] = []
  switch day {
  case 4:
    list.append("4 birds")
    fallthrough
  case 3:
    list.append("3 hens")
    fallthrough
  case 2 where day > 100:
    list.append("2 doves")
    fallthrough
  case 1:
    list.append("1 partridge")
  default:
    break
  }
  return list
}
print(gifts(4), gifts(3), gifts(2), gifts(1), gifts(0))

// First match wins; binding with where; strings; doubles; optionals.
switch 7.5 {
case let x where x.truncatingRemainder(dividingBy: 1) == 0: print("whole", x)
case 7...8: print("between seven and eight")
default: print("elsewhere")
}
let reply: String? = "maybe"
switch reply {
case "yes"?, "yep"?: print("agreed")
case let other? where other.hasPrefix("may"): print("unsure: \(other)")
case .some: print("something")
case nil: print("silence")
}
switch Int("12") {
case .none: print("no number")
case .some(let n) where n > 20: print("big")
case .some(10), .some(12): print("ten or twelve")
case let n?: print(n)
}
let limit = 3
switch 3 {
case limit: print("equals the constant `limit`")
default: print("not")
}
switch true {
case limit > 5: print("over five")
case limit > 2: print("over two")
default: print("small")
}
