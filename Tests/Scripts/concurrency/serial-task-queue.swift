@MainActor
final class SerialQueue {
    private var last: Task<Void, Never>?
    func enqueue(_ op: @escaping @MainActor () async -> Void) {
        let previous = last
        last = Task {
            await previous?.value
            await op()
        }
    }
    func drain() async { await last?.value }
}
@MainActor final class Out { var lines: [String] = [] }
@MainActor func demo() async {
    let q = SerialQueue(), out = Out()
    for i in 1...4 {
        q.enqueue {
            out.lines.append("start \(i)")
            try? await Task.sleep(for: .milliseconds(8 - 2 * i))
            out.lines.append("end \(i)")
        }
    }
    print("queued, nothing ran:", out.lines.isEmpty)
    await q.drain()
    print(out.lines)
}
await demo()
