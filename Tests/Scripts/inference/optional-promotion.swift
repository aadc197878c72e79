// Notice: a value goes where an optional is wanted; the other way needs a word (`!`, `??`, `if let`).
func badge(for title: String?) -> String { title.map { "<\($0)>" } ?? "<none>" }
print(badge(for: "Doctor"))
print(badge(for: nil))

var nickname: String? = "Zed"
print(nickname == "Zed", nickname != nil)
nickname = nil
print(nickname == "Zed", nickname ?? "nobody")

// Arrays and dictionaries of optionals.
var seats: [String?] = ["Ann", nil, "Bob"]
seats.append("Cid")
seats.append(nil)
print(seats.compactMap { $0 }, seats.count)
print(seats.map { $0 ?? "-" }.joined(separator: ","))
let plain = ["x", "y"]
let lifted: [String?] = plain
print(lifted.count, lifted[0] as Any)

// Functions: a result may be promoted, a parameter may be widened.
func half(_ n: Int) -> Int { n / 2 }
let maybeHalf: (Int) -> Int? = half
print(maybeHalf(9) ?? 0, type(of: maybeHalf(9)))
func show(_ n: Int?) { print("show", n ?? -1) }
let strict: (Int) -> Void = show
strict(4)

// Closures promote what they return.
func firstHit(_ test: (Int) -> String?) -> String? {
  for n in 1...5 { if let hit = test(n) { return hit } }
  return nil
}
print(firstHit { $0 == 3 ? "three" : nil } ?? "no")
print(firstHit { "\($0)" } ?? "no")
print(firstHit { _ in nil } ?? "no")

// Overloads: the exact one wins over the one that needs promotion.
func describe(_ n: Int) -> String { "an Int" }
func describe(_ n: Int?) -> String { n == nil ? "nothing" : "maybe an Int" }
let some: Int? = 5
print(describe(5), "|", describe(some), "|", describe(nil))

// Nested optionals: each layer is its own question.
let shelf: [String: Int?] = ["known": 1, "unknown": nil]
let known = shelf["known"]
print(known == 1, shelf["unknown"] == .some(nil), shelf["missing"] == nil)
if let inner = shelf["unknown"] { print("there is an entry:", inner as Any) }
let twice: Int?? = 7
print(twice as Any, (twice ?? nil) ?? 0)

// Ternary and switch results join to an optional.
let level = 2
let medal = level == 1 ? "gold" : level == 2 ? "silver" : nil
print(medal ?? "none", type(of: medal))
let size: Int? = if level > 1 { level } else { nil }
print(size as Any)
