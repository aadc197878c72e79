struct User { let name: String; let age: Int }
struct API { func user(_ id: Int) async throws -> User { if id < 0 { throw CancellationError() }; return User(name: "U", age: 3) }
  func ok() async -> Bool { true }
  func first(_ xs: [Int]) async -> Int? { xs.first } }
@MainActor func go() async {
  let t = Task { print("other") }
  print(await API().ok())
  print("1")
  let t2 = Task { print("other2") }
  print((try? await API().user(1))?.name ?? "-")
  print("2")
  print((try? await API().user(-1))?.name ?? "-")
  print(await API().first([4])!)
  await t.value; await t2.value
}
await go()
