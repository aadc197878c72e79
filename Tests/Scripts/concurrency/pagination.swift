struct Page { let items: [Int]; let next: Int? }
struct API {
    let total: Int
    func page(_ n: Int) async throws -> Page {
        struct OutOfRange: Error {}
        let size = 4
        guard n >= 0, n * size < total else { throw OutOfRange() }
        let end = min(total, (n + 1) * size)
        return Page(items: Array(n * size..<end), next: end < total ? n + 1 : nil)
    }
}
struct Pages: AsyncSequence {
    typealias Element = [Int]
    let api: API
    struct AsyncIterator: AsyncIteratorProtocol {
        let api: API
        var next_: Int? = 0
        mutating func next() async throws -> [Int]? {
            guard let n = next_ else { return nil }
            try Task.checkCancellation()
            let p = try await api.page(n)
            next_ = p.next
            return p.items
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(api: api) }
}
for try await page in Pages(api: API(total: 10)) { print(page) }
var seen: [Int] = []
scan: for try await page in Pages(api: API(total: 100)) {
    for item in page {
        if item > 9 { break scan }
        seen.append(item)
    }
}
print(seen)
do { for try await p in Pages(api: API(total: 0)) { print(p) } } catch { print("empty:", error) }
print(try await Pages(api: API(total: 9)).reduce(0) { $0 + $1.count })
