// `#isolation` is the actor that runs the function; as a default, the one that runs the caller.
func who(_ actor: isolated (any Actor)? = #isolation) -> String {
  guard let actor else { return "nobody" }
  return actor === MainActor.shared ? "main" : "\(type(of: actor))"
}
func told(isolation: isolated (any Actor)? = #isolation) async -> String { who(isolation) + " " + who() }
actor Store {
  func a() async { print(who(), await told()) }
  nonisolated func b() async { print(who(), await told()) }
}
@globalActor actor Own { static let shared = Own() }
@Own func owned() async { print(who(), await told(), #isolation === Own.shared) }
@MainActor final class Model { func m() { print(who()) } ; func n() async { print(await told()) } }
func plain() { print(who()) }
func free() async { print(who(), await told()) }
let s = Store()
await s.a()
await s.b()
await owned()
await Model().n()
await MainActor.run { Model().m() }
plain()
await free()
print(who(), #isolation === MainActor.shared)
let me = #isolation
print(me == nil)
