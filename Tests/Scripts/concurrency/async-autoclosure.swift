func either(_ a: Bool, _ b: @autoclosure () async throws -> Bool) async rethrows -> Bool {
    a ? true : try await b()
}
func fallback<T>(_ v: T?, _ d: @autoclosure () async -> T) async -> T {
    if let v { return v }
    return await d()
}
func slow(_ b: Bool) async -> Bool { print("slow evaluated"); return b }
func dflt() async -> String { print("default evaluated"); return "d" }
struct E: Error {}
func failing() async throws -> Bool { throw E() }
print(await either(true, await slow(false)))
print(await either(false, await slow(true)))
print(await fallback("v", await dflt()))
print(await fallback(nil, await dflt()))
do { print(try await either(false, try await failing())) } catch { print("error", error) }
func isReady() async -> Bool { true }
let ready = await isReady()
if ready, await slow(true) { print("both") }
let b1 = await isReady()
let b2 = await slow(false)
print(b1 && b2, b1 || b2)
