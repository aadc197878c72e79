import Foundation
struct Endpoint: Sendable {
    var path: String
    var query: [String: String] = [:]
    var url: URL {
        get throws {
            var c = URLComponents()
            c.scheme = "https"
            c.host = "api.example.com"
            c.path = path
            if !query.isEmpty {
                c.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
            }
            guard let u = c.url else { throw URLError(.badURL) }
            return u
        }
    }
}
protocol Session: Sendable { func data(from url: URL) async throws -> Data }
struct Echo: Session {
    func data(from url: URL) async throws -> Data { Data(url.absoluteString.utf8) }
}
actor API {
    private let session: any Session
    private var cache: [URL: String] = [:]
    private(set) var requests = 0
    init(session: any Session) { self.session = session }
    func text(_ e: Endpoint) async throws -> String {
        let url = try e.url
        if let hit = cache[url] { return hit + " (cached)" }
        requests += 1
        let s = String(decoding: try await session.data(from: url), as: UTF8.self)
        cache[url] = s
        return s
    }
}
let api = API(session: Echo())
let e = Endpoint(path: "/search", query: ["q": "swift async", "page": "2"])
print(try await api.text(e))
print(try await api.text(e))
print(try await api.text(Endpoint(path: "/me")))
do { print(try await api.text(Endpoint(path: "no-slash"))) } catch { print("bad url", (error as? URLError)?.code == .badURL) }
print(await api.requests)
