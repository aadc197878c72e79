import Foundation
struct Credentials { var user: String; var password: String }
enum AuthError: LocalizedError, Equatable {
    case invalid(String), locked(until: Int)
    var errorDescription: String? {
        switch self {
        case .invalid(let f): return NSString(format: "Invalid %@", f as NSString) as String
        case .locked(let n): return "Locked for \(n) seconds"
        }
    }
}
actor AuthServer {
    private var failures: [String: Int] = [:]
    func login(_ c: Credentials) async throws -> String {
        let user = c.user.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        guard !user.isEmpty else { throw AuthError.invalid("user") }
        if let n = failures[user], n >= 2 { throw AuthError.locked(until: n * 30) }
        guard c.password == String(user.reversed()) else {
            failures[user, default: 0] += 1
            throw AuthError.invalid("password")
        }
        failures[user] = nil
        return Data("\(user):ok".utf8).base64EncodedString()
    }
}
@MainActor final class LoginViewModel {
    var message = "" { didSet { print("message:", message) } }
    var token: String?
    private(set) var busy = false
    let server: AuthServer
    init(server: AuthServer) { self.server = server }
    func submit(_ u: String, _ p: String) async {
        guard !busy else { return }
        busy = true
        defer { busy = false }
        do {
            token = try await server.login(Credentials(user: u, password: p))
            message = "Welcome, \(u.trimmingCharacters(in: .whitespaces))"
        } catch let e as AuthError where e == .invalid("user") {
            message = "Please enter a name"
        } catch {
            message = error.localizedDescription
        }
    }
}
let vm = LoginViewModel(server: AuthServer())
await vm.submit(" ", "x")
await vm.submit("Bob ", "bob")
print(vm.token ?? "no token", vm.busy)
for p in ["1", "2", "3"] { await vm.submit("eve", p + "!") }
