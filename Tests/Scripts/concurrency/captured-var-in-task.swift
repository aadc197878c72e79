// captured local vars in detached tasks and @Sendable closures: accepted (or warned about) in Swift 5 mode
func run() async {
    var count = 0
    await Task.detached {
        count += 1
    }.value
    print(count)
    var out: [Int] = []
    await withTaskGroup(of: Void.self) { group in
        group.addTask { out.append(count + 10) }
    }
    print(out)
    var n = 1
    async let x = { n += 1; return n }()
    print(await x, n)
}
func now(_ f: @Sendable () -> Void) { f() }
func test() {
    var n = 0
    now { n += 1 }
    now { n += 1 }
    func bump() { n += 10 }
    let f: @Sendable () -> Void = bump
    f()
    print(n)
}
await run()
test()
