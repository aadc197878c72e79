struct Counter: AsyncSequence {
    typealias Element = Int
    struct It: AsyncIteratorProtocol {
        var i = 0
        func next() async -> Int? {
            i += 1  // error: left side of mutating operator isn't mutable: `self` is immutable
            return i
        }
    }
    func makeAsyncIterator() -> It { It() }
}
