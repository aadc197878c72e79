// Optionals in text.
struct User { var nick: String?; var age: Int? }
let u = User(nick: "a", age: 3)
let m: Int? = 4

print("nick \(u.nick)")  // warning: string interpolation produces a debug description for an optional valu
print("age \(u.age) and \(m)")  // warning: string interpolation produces a debug description for an optional valu
print("ok \(u.nick ?? "-")")
print("desc \(String(describing: m))")
let text = "m is \(m as Any) \(u.age!)"
print(text)
print(m)  // warning: expression implicitly coerced from `Int?` to `Any`
print("first \([1, 2].first)")  // warning: string interpolation produces a debug description for an optional valu
