struct Order: Sendable { let id: Int; var items: [String]; var total = 0 }
actor Stock {
    private var prices = ["pen": 2, "book": 10, "lamp": 25]
    func price(_ item: String) -> Int? { prices[item] }
}
actor Pricer {
    enum Failure: Error { case unknown(String) }
    let stock: Stock
    init(stock: Stock) { self.stock = stock }
    func price(_ order: Order) async throws -> Order {
        var o = order
        for item in order.items {
            guard let p = await stock.price(item) else { throw Failure.unknown(item) }
            o.total += p
        }
        return o
    }
}
actor Ledger {
    private(set) var entries: [Int: Int] = [:]
    func record(_ o: Order) { entries[o.id] = o.total }
    var sum: Int { entries.values.reduce(0, +) }
}
actor Shop {
    let pricer: Pricer, ledger = Ledger()
    init() { pricer = Pricer(stock: Stock()) }
    func process(_ orders: [Order]) async -> [Int] {
        var rejected: [Int] = []
        for o in orders {
            do { await ledger.record(try await pricer.price(o)) } catch { rejected.append(o.id) }
        }
        return rejected
    }
}
let shop = Shop()
let rejected = await shop.process([
    Order(id: 1, items: ["pen", "pen"]), Order(id: 2, items: ["sofa"]), Order(id: 3, items: ["lamp", "book"]),
])
print("rejected", rejected)
let entries = await shop.ledger.entries
for id in entries.keys.sorted() { print(id, entries[id]!) }
print("sum", await shop.ledger.sum)
