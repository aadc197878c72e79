// A closure of several statements gives what is asked of it: the type on the left says what `.a`, `nil`, `3` and two kinds of thing are.
enum Step { case add, push(Int) }
enum Mood { case good, bad }
struct Point { let x: Int }
struct Failure: Error {}
protocol Animal {}
struct Cat: Animal {}
struct Dog: Animal {}

let mood: Mood = { let x = 3; return x > 2 ? .good : .bad }()
let nothing: Int? = { print("looked"); return nil }()
let number: Double = { print("counted"); return 1 }()
let anything: Any = { if number > 0 { return "a" }; return 1 }()
print(mood, nothing as Any, number, anything)

let words = ["add", "7", "12"]
let steps: [Step] = words.map { word in
  switch (word, Int(word)) {
  case ("add", nil): return .add
  case (_, let value?): return .push(value)
  default: return .add
  }
}
print(steps)
let moods: [Mood] = words.map { if $0.count > 1 { .good } else { .bad } }
let points: [Point] = words.map { word in
  let count = word.count
  return .init(x: count)
}
let doubles: [Double] = words.map { word in
  if word == "add" { return 0 }
  return Double(word) ?? 1
}
let perhaps: [Int?] = words.map { word in
  if word == "add" { return nil }
  return word.count
}
print(moods, points, doubles, perhaps)

let results: [Result<Int, Failure>] = words.map { word in
  if let value = Int(word) { return .success(value) }
  return .failure(Failure())
}
for case .success(let value) in results { print(value) }
let animals: [Animal] = words.map { word in
  if word == "add" { return Cat() }
  return Dog()
}
let mixed: [Any] = [1, 2].map { value in
  if value > 1 { return "two" }
  return value
}
let pairs: [(String, Double)] = words.map { word in
  let count = word.count
  return (word, 1)
}
print(animals, mixed, pairs.map { $0.1 })

func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T { try body(times) }
let tried: Mood = retry(3) { times in
  if times > 2 { return .good }
  return .bad
}
let again: Int? = retry(1) { times in
  if times > 5 { return nil }
  return times
}
print(tried, again as Any)
func take(_ moods: [Mood]) { print(moods.count) }
take(words.map { word in print(word); return .bad })

struct Settings {
  let mood: Mood = { print("made"); return .bad }()
  lazy var later: [Mood] = { let one = Mood.good; return [one, .bad] }()
}
var settings = Settings()
print(settings.mood, settings.later)

// Where nothing is asked, the body says.
let plain = [1, 2].map { value in let twice = value * 2; return twice }.filter { $0 > 2 }.reduce(0, +)
print(plain, type(of: [1].map { value in let half = Double(value) / 2; return half }))
