actor Account {
    var balance: Int
    var log: [String] = []
    init(_ b: Int) { balance = b }
    func note(_ s: String) { log.append(s) }
}
func addInterest(_ account: isolated Account, percent: Int) {
    let interest = account.balance * percent / 100
    account.balance += interest          // synchronous access, we are "on" the actor
    account.note("interest \(interest)")
}
func doTwice(_ account: isolated Account, _ body: (isolated Account) -> Void) {
    body(account)
    body(account)
}
extension Actor {
    func perform<R: Sendable>(_ body: (isolated Self) throws -> R) rethrows -> R {
        try body(self)
    }
}
func snapshot(of account: isolated Account) async -> String {
    await Task.yield()
    return "\(account.balance) \(account.log)"
}
let a = Account(200)
await addInterest(a, percent: 10)
await addInterest(a, percent: 5)
await doTwice(a) { acc in
    acc.balance -= 1
    acc.note("fee")
}
print(await snapshot(of: a))
let n = await a.perform { acc -> Int in
    acc.balance = 7
    acc.note("reset")
    return acc.log.count
}
print(n, await a.balance)
