enum FeedError: Error, Equatable { case lost(after: Int) }
func feed(_ n: Int, failAt: Int?) -> AsyncThrowingStream<String, Error> {
    AsyncThrowingStream { c in
        let task = Task {
            for i in 0..<n {
                if i == failAt {
                    c.finish(throwing: FeedError.lost(after: i))
                    return
                }
                c.yield("msg\(i)")
            }
            c.finish()
        }
        c.onTermination = { _ in task.cancel() }
    }
}
for try await m in feed(2, failAt: nil) { print(m) }
do {
    for try await m in feed(5, failAt: 2) { print(m) }
    print("unreachable")
} catch let e as FeedError {
    print("feed error", e, e == .lost(after: 2))
}
let all = try await feed(3, failAt: nil).map { $0.uppercased() }.reduce("") { $0 + $1 + "," }
print(all)
let (s, c) = AsyncThrowingStream.makeStream(of: Int.self)
c.yield(1)
c.yield(with: .success(2))
c.yield(with: .failure(FeedError.lost(after: 2)))
var it = s.makeAsyncIterator()
print(try await it.next()!, try await it.next()!)
do { _ = try await it.next() } catch { print("then", error) }
print(try await it.next() as Any)
