import Foundation
struct Stats: Sendable, CustomStringConvertible {
    var chars = 0, words = 0, vowels = 0
    static func + (a: Stats, b: Stats) -> Stats {
        Stats(chars: a.chars + b.chars, words: a.words + b.words, vowels: a.vowels + b.vowels)
    }
    var ratio: Double { chars == 0 ? 0 : Double(vowels) / Double(chars) }
    var description: String { "\(chars) chars, \(words) words, " + String(format: "%.3f", ratio) }
}
func analyze(_ s: String) async -> Stats {
    async let words = s.components(separatedBy: .whitespaces).filter { !$0.isEmpty }.count
    async let vowels = s.lowercased().filter { "aeiou".contains($0) }.count
    return await Stats(chars: s.count, words: words, vowels: vowels)
}
let text = """
It was the best of times
it was the worst of times

it was the age of wisdom
"""
let lines = text.components(separatedBy: .newlines)
var total = Stats()
for (i, l) in lines.enumerated() where !l.trimmingCharacters(in: .whitespaces).isEmpty {
    let s = await analyze(l)
    print("line \(i + 1):", s)
    total = total + s
}
print("total:", total)
let parallel = await withTaskGroup(of: Stats.self) { g in
    for l in lines { g.addTask { await analyze(l) } }
    return await g.reduce(Stats(), +)
}
print("same:", parallel.description == total.description)
