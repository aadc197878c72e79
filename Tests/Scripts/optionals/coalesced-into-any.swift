// `a ?? b` of two optionals, where anything is taken: what is in `a` is, or else all of `b`.

struct Box { var value: Int? = 5 }
let some: Int? = 5
let other: Int? = 6
let none: Int? = nil
let box: Box? = Box()
let table = ["a": 1]
let list = [3, 1]

print(some ?? other, none ?? other, none ?? none)
print(some ?? other ?? none, none ?? other ?? some, none ?? none ?? other, none ?? none ?? 8)
print((box?.value) ?? Int("x"), box?.value ?? other, Int("x") ?? other)
print(table["a"] ?? table["b"], table["b"] ?? table["a"], list.first ?? list.last)
print(list.first { $0 > 5 } ?? list.first, list.first { $0 > 5 } ?? list.first ?? 0)
print(some ?? nil, none ?? nil, some ?? .none, some ?? Optional(3), none ?? Optional(3))

let anything: Any = some ?? other
let perhaps: Any? = some ?? other
let mixed: [Any] = [some ?? other, none ?? other]
let named: [String: Any] = ["a": some ?? other]
print(anything, perhaps as Any, mixed, named)

// Elsewhere it is an optional still.
let both = some ?? other
print(both as Any, "\(some ?? other)", (some ?? other)!, some ?? other == 5)
if let value = none ?? other { print(value) }
let text: String? = "a"
print(some ?? text, none ?? text)
