func run() async throws {
    try await Task.sleep(for: 2)  // error: cannot convert value of type `Int` to expected argument type `Duration`
    try await Task.sleep(seconds: 2)  // error: extraneous argument label `seconds:` in call
    try await Task.sleep(nanoseconds: 0.5)  // error: cannot convert value of type `Double` to expected argument type `UInt64`
}
try await run()
