let words = ["1", "x"]
let numbers = words.compactMap { word in  // error: generic parameter `ElementOfResult` could not be inferred
  guard let number = Int(word) else { return nil }
  return number
}
let all = words.map { word in
  guard let number = Int(word) else { return nil }  // error: `nil` requires a contextual type
  return Optional(number)
}
enum Kind { case text, number }
let kinds = words.map { word in
  if Int(word) == nil { return .text }  // error: cannot infer contextual base in reference to member `text`
  return Kind.number
}
let said: [Int] = words.compactMap { word in
  guard let number = Int(word) else { return nil }
  return number
}
let more = words.compactMap { word -> Int? in
  guard let number = Int(word) else { return nil }
  return number
}
func two(a: () -> Int, b: () -> Int) {}
two { 1 } c: { 2 }  // error: incorrect argument label in call (have `(_:c:)`, expected `(a:b:)`)
func none(_ a: Any? = nil, _ b: Int = 1) {}
none {}  // error: extra trailing closure passed in call
