struct Bad: Error {}
struct S {
  var fine: Int { get throws { 1 } }
  var late: Int { get async throws { 2 } }
  subscript(i: Int) -> Int { get throws { if i > 3 { throw Bad() }; return i } }
}
print(S().fine, await S().late)
let task = Task { () throws -> Int in try S()[2] }
print(await task.value)
do { print(S()[1]); print(S()[5]); print("not here") } catch { print("caught", error) }
if S().fine == 1 { print(S()[3]) }
