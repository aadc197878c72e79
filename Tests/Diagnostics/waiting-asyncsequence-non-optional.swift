struct Counter: AsyncSequence, AsyncIteratorProtocol {  // error: type `Counter` does not conform to protocol `AsyncSequence`
    typealias Element = Int
    var i = 0
    mutating func next() async -> Int {
        i += 1
        return i
    }
    func makeAsyncIterator() -> Counter { self }
}
