// A script without top-level await: the task runs on the global pool while main blocks.
import Foundation
func load(_ n: Int) async throws -> String {
    try await Task.sleep(nanoseconds: 1_000_000)
    if n > 2 { throw NSError(domain: "demo", code: n) }
    return "loaded \(n)"
}
let semaphore = DispatchSemaphore(value: 0)
print("before")
Task {
    for i in 1...3 {
        do {
            let s = try await load(i)
            print(s)
        } catch {
            print("failed with code", (error as NSError).code)
        }
    }
    semaphore.signal()
}
semaphore.wait()
print("after")

final class Box<T>: @unchecked Sendable { var v: T? }
func runBlocking<T: Sendable>(_ op: @escaping @Sendable () async -> T) -> T {
    let sem = DispatchSemaphore(value: 0)
    let box = Box<T>()
    Task.detached {
        box.v = await op()
        sem.signal()
    }
    sem.wait()
    return box.v!
}
print(runBlocking { await withTaskGroup(of: Int.self) { g in
    for i in 1...4 { g.addTask { i * i } }
    return await g.reduce(0, +)
} })
