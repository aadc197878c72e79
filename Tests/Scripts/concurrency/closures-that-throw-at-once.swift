final class I { let t: String; init(_ t: String) { self.t = t }; deinit { print("bye", t) } }
struct X: Error {}
func nop() async throws {}
func w<T>(_ f: () async throws -> T) async rethrows -> T { try await f() }
func s1(_ c: I) throws { try { print(c.t); throw X() }() }
func s2(_ c: I) async throws { try await { print(c.t); throw X() }() }
func s3(_ c: I) async throws { try await { await Task.yield(); print(c.t) }() }
func s4(_ c: I) async throws { try await { try await nop(); print(c.t) }() }
func s5(_ c: I) async throws { let f = { try await nop(); print(c.t); throw X() }; try await f() }
func s6(_ c: I) async throws { try await w { try await nop(); print(c.t); throw X() } }
func s7(_ c: I) async throws { try await Task { try await nop(); print(c.t); throw X() }.value }
func s8(_ c: I) async { do { try await { try await nop(); print(c.t); throw X() }() } catch { print("caught") } }
func s9(_ c: I) async { do { try await { try await nop(); print(c.t) }() } catch { print("caught") } }
func s10(_ c: I) async { _ = try? await { () async throws -> Int in print(c.t); throw X() }() }
func s11(_ c: I) throws { try { () throws -> Int in print(c.t); return 1 }() }
func s12(_ c: I) async throws { try await { () async throws -> Void in print(c.t) }() }
func s13(_ c: I) async throws { func loc() async throws { print(c.t); throw X() }; try await loc() }
func s14(_ c: I) async throws { defer { print("d", c.t) }; try await nop(); throw X() }
func s15(_ c: I) async throws { try await withThrowingTaskGroup(of: Int.self) { g in g.addTask { print(c.t); throw X() }; _ = try await g.next() } }
func s16(_ c: I) async throws { async let a: Int = { print(c.t); throw X() }(); _ = try await a }
func s17(_ c: I) async throws { try await withTaskCancellationHandler { print(c.t); throw X() } onCancel: { } }
func s18(_ c: I) async throws { let _: Int = try await withCheckedThrowingContinuation { print(c.t); $0.resume(throwing: X()) } }
func s19(_ c: I) async throws -> Int { let k = { [c] in try await nop(); print(c.t); return 1 }; return try await k() }
try? s1(I("1")); try? await s2(I("2")); try? await s3(I("3")); try? await s4(I("4")); try? await s5(I("5")); try? await s6(I("6")); try? await s7(I("7")); await s8(I("8")); await s9(I("9")); await s10(I("10")); try? s11(I("11")); try? await s12(I("12")); try? await s13(I("13")); try? await s14(I("14")); try? await s15(I("15")); try? await s16(I("16")); try? await s17(I("17")); try? await s18(I("18")); _ = try? await s19(I("19"))
print("end")
