protocol Repository {
    associatedtype Item
    func all() async throws -> [Item]
    func find(_ id: Int) async -> Item?
    var count: Int { get async }
}
extension Repository {
    func first() async throws -> Item? { try await all().first }
    func describe() async -> String {
        let n = await count
        return "\(Self.self) with \(n)"
    }
}
struct User: Equatable { let id: Int; let name: String }

struct MemoryRepo: Repository {   // sync witnesses
    let users = [User(id: 1, name: "Ann"), User(id: 2, name: "Bob")]
    func all() -> [User] { users }
    func find(_ id: Int) -> User? { users.first { $0.id == id } }
    var count: Int { users.count }
}
struct RemoteRepo: Repository {   // async witnesses
    var fail = false
    struct Offline: Error {}
    func all() async throws -> [String] {
        if fail { throw Offline() }
        return ["x", "y", "z"]
    }
    func find(_ id: Int) async -> String? { id < 3 ? "item\(id)" : nil }
    var count: Int { get async { 3 } }
}
func show<R: Repository>(_ repo: R) async {
    print(await repo.describe())
    do { print("first:", try await repo.first() as Any) } catch { print("error:", error) }
    if let x = await repo.find(2) { print("found", x) }
    if await repo.find(9) == nil { print("no 9") }
}
await show(MemoryRepo())
await show(RemoteRepo())
await show(RemoteRepo(fail: true))
print(MemoryRepo().all().count)
