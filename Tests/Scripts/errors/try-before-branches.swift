// `try` and `await` before `if` and `switch` as values.
enum Odd: Error { case odd(Int) }
func half(_ n: Int) throws -> Int {
  if n % 2 == 1 { throw Odd.odd(n) }
  return n / 2
}
func start(_ n: Int, _ isSure: Bool) throws -> Int {
  let first = try if isSure { try half(n) } else { 0 }
  let second: Int
  second = try switch n {
  case 0: 0
  default: try half(n + first)
  }
  return first + second
}
func later(_ n: Int) async throws -> Int {
  let value = try await if n > 0 { try await wait(n) } else { 0 }
  return value
}
func wait(_ n: Int) async throws -> Int {
  await Task.yield()
  return try half(n)
}
print(try start(8, true), try start(8, false))
do {
  print(try start(6, true))
} catch {
  print(error)
}
print(try await later(4), try await later(0))
