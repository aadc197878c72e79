struct Profile: Sendable { let name: String; let friends: Int; let badges: [String] }
protocol ProfileAPI: Sendable {
    func name(_ id: Int) async throws -> String
    func friends(_ id: Int) async throws -> Int
    func badges(_ id: Int) async -> [String]
}
struct StubAPI: ProfileAPI {
    struct Missing: Error { let id: Int }
    func name(_ id: Int) async throws -> String {
        guard id < 10 else { throw Missing(id: id) }
        return "user\(id)"
    }
    func friends(_ id: Int) async throws -> Int { id * 3 }
    func badges(_ id: Int) async -> [String] { id.isMultiple(of: 2) ? ["even"] : [] }
}
@MainActor
final class ProfileModel {
    var profile: Profile?
    var error: Error?
    var onChange: (() -> Void)?
    let api: any ProfileAPI
    init(api: any ProfileAPI) { self.api = api }
    func load(id: Int) async {
        defer { onChange?() }
        do {
            async let name = api.name(id)
            async let friends = api.friends(id)
            async let badges = api.badges(id)
            profile = try await Profile(name: name, friends: friends, badges: badges)
            error = nil
        } catch {
            self.error = error
        }
    }
    func reload(ids: [Int]) async {
        for id in ids { await load(id: id) }
    }
}
let m = ProfileModel(api: StubAPI())
m.onChange = {
    print("changed:", m.profile?.name ?? "-", m.profile?.friends ?? 0, m.profile?.badges ?? [], m.error.map { "\($0)" } ?? "ok")
}
await m.reload(ids: [4, 11, 5])
