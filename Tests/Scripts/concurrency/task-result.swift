enum ParseError: Error { case empty, bad(String) }
func parse(_ s: String) async throws -> Int {
    if s.isEmpty { throw ParseError.empty }
    guard let n = Int(s) else { throw ParseError.bad(s) }
    return n
}
let tasks: [Task<Int, Error>] = ["12", "", "x1"].map { s in
    Task { try await parse(s) }
}
for t in tasks {
    switch await t.result {
    case .success(let n): print("success", n)
    case .failure(let e): print("failure", e)
    }
}
let plain: Task<String, Never> = Task { "plain" }
let r: Result<String, Never> = await plain.result
print(r)
print(try r.get())
let mapped = await tasks[0].result.map { $0 + 1 }
print((try? mapped.get()) ?? -1)
do { _ = try await tasks[1].result.get() } catch ParseError.empty { print("empty!") }
print(plain == plain, Set([plain, plain]).count)
