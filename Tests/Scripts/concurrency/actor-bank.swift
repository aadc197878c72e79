enum BankError: Error, CustomStringConvertible {
    case insufficient(needed: Int, available: Int)
    case sameAccount
    var description: String {
        switch self {
        case let .insufficient(n, a): return "needed \(n), available \(a)"
        case .sameAccount: return "same account"
        }
    }
}
actor Account {
    let id: Int
    private var balance: Int
    private var history: [String] = []
    init(id: Int, balance: Int) { self.id = id; self.balance = balance }
    func deposit(_ amount: Int) {
        balance += amount
        history.append("+\(amount)")
    }
    func withdraw(_ amount: Int) throws {
        guard balance >= amount else {
            throw BankError.insufficient(needed: amount, available: balance)
        }
        balance -= amount
        history.append("-\(amount)")
    }
    func transfer(_ amount: Int, to other: Account) async throws {
        guard other !== self else { throw BankError.sameAccount }
        try withdraw(amount)
        await other.deposit(amount)
    }
    func report() -> String { "#\(id): \(balance) [\(history.joined(separator: ","))]" }
}
let a = Account(id: 1, balance: 100)
let b = Account(id: 2, balance: 20)
do {
    try await a.transfer(70, to: b)
    try await b.transfer(10, to: a)
    try await a.transfer(500, to: b)
} catch { print("error:", error) }
do { try await a.transfer(1, to: a) } catch { print("error:", error) }
print(await a.report())
print(await b.report())
await withTaskGroup(of: Void.self) { g in
    for _ in 0..<40 { g.addTask { try? await b.transfer(1, to: a) } }
}
print(await a.report().prefix(8), await b.report().prefix(7))
