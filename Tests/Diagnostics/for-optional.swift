let names: [String]? = ["a", "b"]
for n in names { print(n) } // error: value of optional

struct Team { var players: [String]? }
let t = Team(players: ["x"])
for p in t.players { print(p) } // error: value of optional
for p in t.players ?? [] { print(p) }
let groups = ["a": [1, 2], "b": [3]]
for g in groups["a"] { print(g) } // error: value of optional
for g in groups["b"]! { print(g) }
for (k, v) in groups { print(k, v.count) }
