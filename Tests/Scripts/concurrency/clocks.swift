let clock = ContinuousClock()
let start = clock.now
try await clock.sleep(for: .milliseconds(30))
let elapsed = clock.now - start
print(elapsed >= .milliseconds(30), elapsed < .seconds(4))
let took = await clock.measure {
    try? await Task.sleep(for: .milliseconds(20))
}
print(took >= .milliseconds(20))
let syncTook = clock.measure { _ = (0..<1000).reduce(0, +) }
print(syncTook < .seconds(4), syncTook >= .zero)
let deadline = clock.now.advanced(by: .milliseconds(40))
try await Task.sleep(until: deadline, clock: .continuous)
print(clock.now >= deadline)
print(start.duration(to: start.advanced(by: .seconds(2))))
print(start < deadline, start + .seconds(1) > start, (start + .seconds(3)) - start)
let s = SuspendingClock()
let s0 = s.now
try await s.sleep(until: s0 + .milliseconds(10), tolerance: .milliseconds(1))
print(s.now > s0)
func timed<C: Clock>(_ c: C, _ work: () async throws -> Void) async rethrows -> C.Duration where C.Duration == Duration {
    let t0 = c.now
    try await work()
    return t0.duration(to: c.now)
}
print(await timed(.continuous) { } < .seconds(1))
do {
    let t = Task { try await Task.sleep(until: .now + .seconds(60), clock: .continuous) }
    t.cancel()
    try await t.value
} catch { print(error is CancellationError) }
