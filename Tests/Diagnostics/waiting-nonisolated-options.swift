// What may stand behind `nonisolated`.
class Model {
  nonisolated(foo) var x = 1 // error: unknown option `foo` for `nonisolated`
  nonisolated(unsafe) var y = 1
  nonisolated(nonsending) func g() async {}
  nonisolated(nonsending) var z = 1 // error: `nonisolated(nonsending)` on a stored property is not allowed
}
