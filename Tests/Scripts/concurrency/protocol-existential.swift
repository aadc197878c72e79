protocol Service {
    var name: String { get }
    func call(_ input: String) async throws -> String
}
extension Service {
    func callTwice(_ input: String) async throws -> String {
        let once = try await call(input)
        return try await call(once)
    }
}
struct Upper: Service {
    let name = "upper"
    func call(_ input: String) -> String { input.uppercased() }
}
struct Exclaim: Service {
    let name = "exclaim"
    func call(_ input: String) async -> String { input + "!" }
}
final class Picky: Service {
    struct Rejected: Error { let text: String }
    let name = "picky"
    private(set) var seen = 0
    func call(_ input: String) async throws -> String {
        seen += 1
        guard !input.hasSuffix("!!") else { throw Rejected(text: input) }
        return "<\(input)>"
    }
}
let picky = Picky()
let services: [any Service] = [Upper(), Exclaim(), picky]
for s in services {
    print(s.name, (try? await s.callTwice("hey")) ?? "failed")
}
for text in ["a", "b!!"] {
    do {
        print(try await (services[2] as Service).call(text))
    } catch let e as Picky.Rejected {
        print("rejected", e.text)
    }
}
print("seen", picky.seen)
