enum FetchError: Error, Equatable {
    case notFound
    case server(code: Int)
}

func fetch(_ path: String) async throws -> String {
    if path.isEmpty { throw FetchError.notFound }
    if path == "/500" { throw FetchError.server(code: 500) }
    return "<body of \(path)>"
}

func describe(_ path: String) async -> String {
    do {
        let body = try await fetch(path)
        return "ok \(body)"
    } catch FetchError.notFound {
        return "not found"
    } catch let FetchError.server(code) where code >= 500 {
        return "server \(code)"
    } catch {
        return "other \(error)"
    }
}

for p in ["/index", "", "/500"] {
    print(await describe(p))
}
let a = try? await fetch("")
print(a as Any)
let b = try? await fetch("/a")
print(b ?? "nil")
let c = try! await fetch("/c")
print(c)
do {
    _ = try await fetch("")
    print("unreachable")
} catch {
    print("caught", error, (error as? FetchError) == .notFound)
}
if let d = try? await fetch("/d") { print(d.count) }
