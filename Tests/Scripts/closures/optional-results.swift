// A closure of several statements that returns now a value and now nil, where the element's type comes from outside.
struct Score {
  let points: Int
}

func word(_ text: String) -> String? { text.isEmpty ? nil : text }

struct Table {
  let scores: [Score]

  init(_ lines: [String]) {
    scores = lines.compactMap { line in
      guard let text = word(line), let points = Int(text) else { return nil }
      return Score(points: points)
    }
  }
}
print(Table(["3", "", "x", "4"]).scores.map { $0.points })

let found: [Score] = "1 2 x".split(separator: " ").compactMap { part in
  if part == "2" { return Score(points: 20) }
  guard let points = Int(part) else { return nil }
  return Score(points: points)
}
print(found)
let lengths: [Int] = ["a", "", "abc"].compactMap { text in
  let count = text.count
  return count == 0 ? nil : count
}
print(lengths)
