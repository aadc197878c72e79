// existential services, class hierarchy, overriding async
protocol Service: AnyObject, Sendable { var id: String { get }; func start() async throws; func stop() async; var health: Double { get async } }
extension Service { var health: Double { get async { await Task.yield(); return 1 } }
    func restart() async throws { await stop(); try await start() } }
enum ServiceError: Error { case busy(String), dead }
class Base: Service, @unchecked Sendable {
    let id: String
    private(set) var log: [String] = []
    init(id: String) { self.id = id }
    func start() async throws { note("start") }
    func stop() async { note("stop") }
    final func note(_ s: String) { log.append(s); print("[\(id)] \(s)") }
    deinit { print("deinit \(id) after \(log.count)") }
}
final class Flaky: Base, @unchecked Sendable {
    var attempts = 0
    override func start() async throws {
        attempts += 1
        note("attempt \(attempts)")
        await Task.yield()
        if attempts < 3 { throw ServiceError.busy(id) }
        try await super.start()
    }
    var health: Double { get async { 0.5 } }
}
final class Dead: Base, @unchecked Sendable {
    override func start() async throws { try await super.start(); throw ServiceError.dead }
    override func stop() async { note("already dead"); await super.stop() }
}
actor Supervisor {
    private var services: [any Service]
    init(_ s: [any Service]) { services = s }
    func startAll(retries: Int) async -> [String: Result<Int, Error>] {
        var out: [String: Result<Int, Error>] = [:]
        for s in services {
            var n = 0
            repeat {
                do { try await s.start(); out[s.id] = .success(n); break }
                catch ServiceError.busy(let who) where who == s.id { n += 1; await s.stop() }
                catch { out[s.id] = .failure(error); break }
            } while n <= retries
        }
        return out
    }
    func drop(_ id: String) async { if let i = services.firstIndex(where: { $0.id == id }) { let s = services.remove(at: i); await s.stop() } }
    var total: Double { get async { var t = 0.0; for s in services { t += await s.health }; return t } }
}
func main() async {
    let sup = Supervisor([Base(id: "web"), Flaky(id: "db"), Dead(id: "mail")])
    let r = await sup.startAll(retries: 5)
    for (k, v) in r.sorted(by: { $0.key < $1.key }) {
        switch v { case .success(let n): print(k, "ok after", n); case .failure(let e): print(k, "failed", e) }
    }
    print(await sup.total)
    await sup.drop("mail")
    print(await sup.total)
    await sup.drop("web")
}
await main()
print("over")
