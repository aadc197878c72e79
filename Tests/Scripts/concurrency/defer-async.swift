func log(_ s: String) async { print("log:", s) }

func work(_ n: Int) async throws -> Int {
    print("start", n)
    defer { print("cleanup", n) }
    await log("step 1")
    if n > 1 {
        defer { print("inner cleanup") }
        await log("inner")
    }
    guard n < 3 else { throw Err.big }
    defer { print("second cleanup", n) }
    return n * 10
}
enum Err: Error { case big }

for i in 1...3 {
    do {
        print("result", try await work(i))
    } catch {
        print("error", error)
    }
}
func loopDefer() async {
    for i in 0..<3 {
        defer { print("end of", i) }
        if i == 1 { continue }
        await log("body \(i)")
    }
}
await loopDefer()
