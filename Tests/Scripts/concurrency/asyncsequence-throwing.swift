enum LineError: Error { case malformed(line: Int) }
struct Lines: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Int
    let text: [String]
    var index = 0
    init(_ t: [String]) { text = t }
    mutating func next() async throws -> Int? {
        guard index < text.count else { return nil }
        defer { index += 1 }
        guard let n = Int(text[index]) else { throw LineError.malformed(line: index + 1) }
        return n
    }
    func makeAsyncIterator() -> Lines { self }
}
func total(_ l: Lines) async throws -> Int {
    var sum = 0
    for try await n in l { sum += n }
    return sum
}
print(try await total(Lines(["1", "2", "39"])))
do {
    for try await n in Lines(["10", "20", "x", "30"]) { print("line", n) }
} catch LineError.malformed(let line) {
    print("malformed at", line)
}
print((try? await total(Lines(["z"]))) ?? -1)
do {
    let big = try await Lines(["5", "50", "q"]).first { $0 > 10 }
    print("first big", big as Any)
    let mapped = Lines(["5", "a"]).map { $0 * 2 }
    for try await m in mapped { print("mapped", m) }
} catch { print("error:", error) }
