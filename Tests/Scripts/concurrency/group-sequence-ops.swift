func make(_ n: Int) async -> Int { n }
let evens = await withTaskGroup(of: Int.self) { group -> [Int] in
    for i in 1...10 { group.addTask { await make(i) } }
    var acc: [Int] = []
    for await e in group.filter({ $0 % 2 == 0 }) { acc.append(e) }
    return acc.sorted()
}
print(evens)
let strings = await withTaskGroup(of: Int.self) { group -> [String] in
    for i in [3, 1, 2] { group.addTask { await make(i) } }
    return await group.map { "#\($0)" }.reduce(into: []) { $0.append($1) }.sorted()
}
print(strings)
let biggest = await withTaskGroup(of: Int.self) { group -> Int? in
    for i in [3, 17, 2] { group.addTask { await make(i) } }
    return await group.max()
}
print(biggest ?? 0)
let has = await withTaskGroup(of: Int.self) { group -> Bool in
    for i in 0..<4 { group.addTask { await make(i) } }
    return await group.contains(3)
}
print(has)
