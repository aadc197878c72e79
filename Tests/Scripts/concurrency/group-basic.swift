func square(_ n: Int) async -> Int {
    await Task.yield()
    return n * n
}
let squares = await withTaskGroup(of: Int.self) { group -> [Int] in
    for i in 1...5 {
        group.addTask { await square(i) }
    }
    var out: [Int] = []
    for await s in group { out.append(s) }
    return out.sorted()
}
print(squares)

let total = await withTaskGroup(of: Int.self, returning: Int.self) { group in
    for i in 1...10 { group.addTask { await square(i) } }
    return await group.reduce(0, +)
}
print("total", total)

let dict = await withTaskGroup(of: (String, Int).self) { group -> [String: Int] in
    for w in ["apple", "fig", "banana"] {
        group.addTask { (w, w.count) }
    }
    var d: [String: Int] = [:]
    for await (k, v) in group { d[k] = v }
    return d
}
for k in dict.keys.sorted() { print(k, dict[k]!) }
let none = await withTaskGroup(of: Int.self) { g in
    print(g.isEmpty)
    return await g.next()
}
print(none as Any)
