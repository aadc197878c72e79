// What `@main` waits for is waited for as at the top of a script: others have their turn meanwhile.
enum Local {
  @TaskLocal static var name = "none"
}

actor Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false
  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }
  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@main
struct Program {
  static func main() async throws {
    let task = Task { print("task") }
    try await Task.sleep(nanoseconds: 50_000_000)
    print("woke")
    await task.value

    let numbers = AsyncStream<Int> { continuation in
      Task {
        for n in 1...3 { continuation.yield(n) }
        continuation.finish()
      }
    }
    for await n in numbers { print("number", n) }

    await Local.$name.withValue("A") {
      async let name = Local.name
      print(await name)
      await withTaskGroup(of: String.self) { group in
        group.addTask { Local.name }
        for await name in group { print(name) }
      }
    }

    let gate = Gate()
    let waiter = Task {
      await gate.pass()
      print("passed")
    }
    try await Task.sleep(for: .milliseconds(20))
    await gate.open()
    await waiter.value
    let time = try await ContinuousClock().measure { try await Task.sleep(for: .milliseconds(20)) }
    print(time >= .milliseconds(20))
  }
}
