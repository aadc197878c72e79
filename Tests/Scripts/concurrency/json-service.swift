import Foundation
struct Post: Decodable { let userId: Int; let title: String; let tags: [String]? }
enum APIError: Error, LocalizedError {
    case badStatus(Int), decoding
    var errorDescription: String? {
        switch self {
        case .badStatus(let c): return "Bad status \(c)"
        case .decoding: return "Could not decode"
        }
    }
}
protocol Transport { func send(_ path: String) async throws -> (Data, Int) }
struct FakeTransport: Transport {
    func send(_ path: String) async throws -> (Data, Int) {
        switch path {
        case "/posts": return (Data(#"[{"user_id":1,"title":"First"},{"user_id":2,"title":"Second","tags":["a","b"]}]"#.utf8), 200)
        case "/broken": return (Data("{".utf8), 200)
        default: return (Data(), 404)
        }
    }
}
final class Client {
    private let transport: Transport
    private let decoder: JSONDecoder = {
        let d = JSONDecoder()
        d.keyDecodingStrategy = .convertFromSnakeCase
        return d
    }()
    init(transport: Transport) { self.transport = transport }
    func get<T: Decodable>(_ path: String, as type: T.Type = T.self) async throws -> T {
        let (data, status) = try await transport.send(path)
        guard (200..<300).contains(status) else { throw APIError.badStatus(status) }
        do { return try decoder.decode(T.self, from: data) } catch { throw APIError.decoding }
    }
}
let client = Client(transport: FakeTransport())
let posts: [Post] = try await client.get("/posts")
for p in posts { print(p.userId, p.title, p.tags ?? []) }
for path in ["/broken", "/nope"] {
    do {
        let p = try await client.get(path, as: [Post].self)
        print(p.count)
    } catch { print(path, error.localizedDescription) }
}
