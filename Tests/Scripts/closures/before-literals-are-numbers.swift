// What a closure does with what it takes is asked before literals have the type that they have by themselves.
print([1, 2, 3].filter { $0 ?? 0 > 1 })
print([1, 2].first { $0 as Int? == 2 } as Any)
print([1, 2].min { ($0 as Int?)! < ($1 as Int?)! } as Any)
