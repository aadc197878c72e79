actor Store { var n = 0; let id = 1 }
let k = \Store.n  // error: actor-isolated property `n` can not be referenced from a nonisolated context
print(k)
func get(_ list: [Store]) -> [Int] { list.map(\.n) }  // error: actor-isolated property `n` can not be referenced from a nonisolated context
