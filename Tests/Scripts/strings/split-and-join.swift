// split(separator:maxSplits:omittingEmptySubsequences:), split(whereSeparator:), and joining back.

let csv = "name,,city,"
print(csv.split(separator: ","))
print(csv.split(separator: ",", omittingEmptySubsequences: false))
print(csv.split(separator: ",", maxSplits: 1))
print(csv.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false))
print(csv.split(separator: ";"), "".split(separator: ","), "".split(separator: ",", omittingEmptySubsequences: false))
print(",,,".split(separator: ","), ",,,".split(separator: ",", omittingEmptySubsequences: false).count)

// By a predicate.
let sentence = "the quick\tbrown\nfox -- jumps"
print(sentence.split(whereSeparator: \.isWhitespace))
print(sentence.split { !$0.isLetter })
print(sentence.split(maxSplits: 2, whereSeparator: { $0 == " " }))
print("one1two22three".split(whereSeparator: \.isNumber).joined(separator: "+"))

// By a longer separator.
print("a -> b -> c".split(separator: " -> "))
print("x<br>y<br><br>z".split(separator: "<br>"),
      "x<br><br>z".split(separator: "<br>", omittingEmptySubsequences: false))

// Key and value with maxSplits keep the later signs.
for entry in ["mode=fast", "formula=a=b+c", "flag", "=odd"] {
  let parts = entry.split(separator: "=", maxSplits: 1)
  switch parts.count {
  case 2: print("\(parts[0]) is \(parts[1])")
  case 1: print("\(parts[0]) alone")
  default: print("nothing")
  }
}

// Lines of a text.
let poem = """
  Tyger Tyger, burning bright,

  In the forests of the night;
  """
let lines = poem.split(separator: "\n", omittingEmptySubsequences: false)
for (number, line) in lines.enumerated() { print(number + 1, line.isEmpty ? "(empty)" : String(line)) }

// Word frequencies.
let text = "the cat and the dog and the bird"
let counts = text.split(separator: " ").reduce(into: [String: Int]()) { $0[String($1), default: 0] += 1 }
for (word, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
  print(word, String(repeating: "*", count: count))
}

// Title case, camel case, snake case.
let phrase = "number of open windows"
let words = phrase.split(separator: " ")
print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
print("numberOfOpenWindows".map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined())
print(words.map { String($0.reversed()) }.joined(separator: " "), words.reversed().joined(separator: " "))
