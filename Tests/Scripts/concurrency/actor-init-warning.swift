// calling an isolated method from a nonisolated actor init is only a warning in Swift 5 mode
actor Counter {
    var n: Int
    init(start: Int) {
        n = start
        bump()
    }
    func bump() { n += 1 }
}
print(await Counter(start: 4).n)
