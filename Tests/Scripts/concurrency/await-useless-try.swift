// superfluous try and await together: warnings only
func v() -> Int { 9 }
func a() async -> Int { 10 }
func t() throws -> Int { 11 }
print(try await v())
print(try await a())
print(try await t())
do {
    let x = try await v() + 1
    print(x)
} catch { print("never", error) }
let r = try? await v()
print(r as Any)
