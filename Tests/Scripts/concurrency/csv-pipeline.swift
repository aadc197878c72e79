import Foundation
struct CSVLines: AsyncSequence {
    typealias Element = [String]
    let text: String
    struct AsyncIterator: AsyncIteratorProtocol {
        var lines: ArraySlice<Substring>
        var number = 0
        mutating func next() async throws -> [String]? {
            guard let line = lines.popFirst() else { return nil }
            number += 1
            let fields = line.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            guard fields.count == 3 else { throw CSVError.columns(line: number, found: fields.count) }
            return fields
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(lines: text.split(separator: "\n")[...]) }
}
enum CSVError: Error { case columns(line: Int, found: Int) }
let good = """
name, qty, price
apple, 3, 0.5
pear, x, 0.75
plum, 10, 0.2
"""
let rows = CSVLines(text: good).dropFirst().compactMap { f -> (String, Double)? in
    guard let q = Double(f[1]), let p = Double(f[2]) else { return nil }
    return (f[0], q * p)
}
var sum = 0.0
for try await (name, cost) in rows {
    print(name, String(format: "%.2f", cost))
    sum += cost
}
print(String(format: "total %.2f", sum))
do {
    for try await f in CSVLines(text: "a,b,c\nd,e") { print(f) }
} catch let CSVError.columns(line, found) {
    print("line \(line) has \(found) columns")
}
