import Foundation
func oldCompute(_ n: Int, queue: DispatchQueue = .global(), done: @escaping (Result<Int, Error>) -> Void) {
    queue.async {
        if n < 0 { done(.failure(CocoaLike.negative)) } else { done(.success(n * n)) }
    }
}
enum CocoaLike: LocalizedError {
    case negative
    var errorDescription: String? { "The number was negative." }
}
func compute(_ n: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { c in
        oldCompute(n) { c.resume(with: $0) }
    }
}
func after(_ ms: Int) async {
    await withCheckedContinuation { c in
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(ms)) { c.resume() }
    }
}
print(try await compute(12))
do { print(try await compute(-1)) } catch { print(error.localizedDescription) }
await after(5)
print("after")
let all = try await withThrowingTaskGroup(of: Int.self) { g -> [Int] in
    for i in 1...5 { g.addTask { try await compute(i) } }
    return try await g.reduce(into: []) { $0.append($1) }.sorted()
}
print(all)
let serial = DispatchQueue(label: "serial")
let text = await withCheckedContinuation { (c: CheckedContinuation<String, Never>) in
    serial.async { c.resume(returning: "from serial queue") }
}
print(text)
