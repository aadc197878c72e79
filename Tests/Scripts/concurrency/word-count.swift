import Foundation
let documents = [
    "the quick brown fox jumps over the lazy dog",
    "the dog sleeps all day; the fox does not",
    "Quick! Jump over the fence, dog.",
]
func words(in text: String) -> [String] {
    text.lowercased().components(separatedBy: CharacterSet.letters.inverted).filter { !$0.isEmpty }
}
func count(_ text: String) async -> [String: Int] {
    var d: [String: Int] = [:]
    for w in words(in: text) { d[w, default: 0] += 1 }
    return d
}
let total = await withTaskGroup(of: [String: Int].self) { group in
    for d in documents { group.addTask { await count(d) } }
    var acc: [String: Int] = [:]
    for await part in group { acc.merge(part, uniquingKeysWith: +) }
    return acc
}
let top = total.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
for (w, n) in top { print(w.padding(toLength: 8, withPad: ".", startingAt: 0), n) }
print("distinct:", total.count, "all:", total.values.reduce(0, +))
