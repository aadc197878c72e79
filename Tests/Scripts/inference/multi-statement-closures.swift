// Notice: the result type of a closure with several statements is found from its body, without `-> Type`.
let ages = ["Uma": 34, "Vic": 8, "Wes": 71]

let labels = ages.keys.sorted().map { name in
  let age = ages[name]!
  if age < 18 { return "\(name): child" }
  return age > 65 ? "\(name): senior" : "\(name): adult"
}
print(type(of: labels), labels)

let grade = { (points: Int) in
  switch points {
  case 90...: return "A"
  default: return "B"
  }
}
print([95, 70].map(grade))

// The first return fixes a numeric type; later literals adapt to it.
let scaled = [1, 2, 3].map { n in
  let factor = 1.5
  guard n > 1 else { return factor }
  return Double(n) * factor
}
print(type(of: scaled), scaled)

// No return at all: the result is Void.
let shout = { (text: String) in
  let loud = text.uppercased()
  print(loud + "!")
}
shout("enough")
print(type(of: shout))

// Optional results sometimes want a word of help.
let parsed = ["3", "x", "12"].map { text -> Int? in
  guard let n = Int(text) else { return nil }
  return n * n
}
print(parsed.map { $0 ?? -1 })

// Tuples, loops and local functions inside.
let summary = [[4, 1], [9], []].map { row in
  var best: Int?
  for n in row where n > best ?? 0 { best = n }
  func mark(_ n: Int) -> String { String(repeating: "*", count: n) }
  return (count: row.count, bar: mark(best ?? 0))
}
for item in summary { print(item.count, item.bar) }

// Immediately called closures are initialisers with room to think.
let answer: Int = {
  var sum = 0
  for n in 1...10 where n.isMultiple(of: 3) { sum += n }
  return sum
}()
print(answer)

// A closure with several returns feeding a generic.
func twice<T>(_ make: () -> T) -> [T] { [make(), make()] }
var calls = 0
print(twice {
  calls += 1
  if calls == 1 { return "one" }
  return "more"
})
// if and switch expressions as the only thing in the body.
print([1, 2, 3].map { if $0 == 2 { "two" } else { "other" } })
print([true, false].map { switch $0 { case true: 1; case false: 0 } })
